// The second line of the status: a choice that waits for its confirmation, and hints about what is pointed at.

class Pending {
  /** Carries the choice out; null while there is nothing to confirm. */
  confirm = $state.raw<(() => void) | null>(null);
  text = $state('');
  /** Why the last doing was refused. */
  problem = $state.raw<Error | null>(null);
  /** What a board says of the thing pointed at; gives way to everything else. */
  hint = $state('');

  ask(text: string, confirm: () => void): void {
    this.text = text;
    this.problem = null;
    this.confirm = () => {
      this.clear();
      confirm();
    };
  }

  clear(): void {
    this.confirm = null;
    this.text = '';
    this.problem = null;
  }
}

export const pending = new Pending();
