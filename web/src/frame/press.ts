// Drawn things that can be pressed: the keyboard does what a click does.

export function onKey(event: KeyboardEvent, then: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  then();
}
