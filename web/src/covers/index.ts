// Covers by game, our own art: the file `Offline.svelte` is the cover of `offline`.

import type { Component } from 'svelte';

const files = import.meta.glob<Component>('./*.svelte', { import: 'default', eager: true });

export const covers: Record<string, Component> = Object.fromEntries(
  Object.entries(files).map(([path, cover]) => [path.slice('./'.length, -'.svelte'.length).toLowerCase(), cover]),
);
