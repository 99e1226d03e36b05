// Covers by game: our own art, drawn for the page.

import type { Component } from 'svelte';
import Insider from './Insider.svelte';
import Offensive from './Offensive.svelte';
import Offline from './Offline.svelte';
import Planetweb from './Planetweb.svelte';

export const covers: Record<string, Component> = {
  offline: Offline,
  insider: Insider,
  offensive: Offensive,
  planetweb: Planetweb,
};
