// Calls to the house. Every answer is typed by the server's models; every refusal is an ApiError with a text to show.

import { texts } from './texts.svelte';

export class ApiError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly clause = '',
    readonly status = 0,
  ) {
    super(text);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Bytes that a browser still sends for a page that has been left, as near as matters: it takes 64 KiB of all of them. */
const SENT_AFTERWARDS = 4_096;

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': texts.language };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: sent,
      credentials: 'same-origin',
      keepalive: method !== 'GET' && (sent?.length ?? 0) < SENT_AFTERWARDS, // who clicks and leaves has clicked all the same
    });
  } catch {
    throw new ApiError('unreachable', texts.say('page-unreachable'));
  }
  const kind = answer.headers.get('Content-Type') ?? '';
  const data: unknown = kind.includes('json') ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const problem = (typeof data === 'object' && data !== null ? data : {}) as { key?: string; text?: string; clause?: string };
    throw new ApiError(problem.key ?? 'failed', problem.text ?? texts.say('page-failed'), problem.clause, answer.status);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('PATCH', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => call<T>('DELETE', path, body);

/** What to show for any error. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
