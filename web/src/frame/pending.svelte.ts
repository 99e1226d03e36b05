// A choice that was pointed out and waits for its confirmation, with what it would do in words.

class Pending {
  /** Carries the choice out; null while there is nothing to confirm. */
  confirm = $state.raw<(() => void) | null>(null);
  text = $state('');
  problem = $state('');

  ask(text: string, confirm: () => void): void {
    this.text = text;
    this.problem = '';
    this.confirm = () => {
      this.clear();
      confirm();
    };
  }

  clear(): void {
    this.confirm = null;
    this.text = '';
    this.problem = '';
  }
}

export const pending = new Pending();
