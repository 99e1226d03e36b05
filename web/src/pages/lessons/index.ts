// Introductions by game, each loaded when somebody wants to learn it: a file of this folder is the lesson of that name.

import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>(['./*.ts', '!./index.ts', '!./lesson.ts', '!./*.test.ts'], { import: 'lesson' });

export function hasLesson(game: string): boolean {
  return `./${game}.ts` in files;
}

export function loadLesson(game: string): Promise<Lesson> {
  const load = files[`./${game}.ts`];
  if (!load) throw new Error(`no lesson for ${game}`);
  return load();
}
