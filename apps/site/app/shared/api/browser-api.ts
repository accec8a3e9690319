import type { CallApi } from '@kindling/contract/site-request';
import { createApiClient } from './client';
import { browserQueryClient } from './query-client';

let api: CallApi | undefined;

/** The browser's one API client. A call that says nobody is logged in logs out here, too (specification §8). */
export function browserApi(): CallApi {
  return (api ??= createApiClient({
    fetch: (...args) => fetch(...args),
    origin: '',
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    onLoggedOut: noteLoggedOut,
  }));
}

/** Nobody is logged in any more, and every page of this browser knows. */
export function noteLoggedOut(): void {
  browserQueryClient().setQueryData(['getUser'], { user: null });
}
