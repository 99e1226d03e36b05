// Who I am here. Nobody has to sign up: the first thing done makes a guest.

import { ApiError, get, post } from './api';
import type { House, Me } from './protocol';
import { texts } from './texts.svelte';

class Session {
  me = $state.raw<Me | null>(null);
  house = $state.raw<House | null>(null);

  /** Learn who I am and what the house offers. */
  async load(): Promise<void> {
    this.house = await get<House>('/house');
    try {
      this.me = await get<Me>('/me');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  }

  /** Make sure that I am somebody, as a guest if need be. */
  async beSomebody(): Promise<Me> {
    this.me ??= await post<Me>('/guests', { language: texts.language });
    return this.me;
  }
}

export const session = new Session();
