import { createApiClient, type ClientParts } from '@kindling/contract/api-client';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import type { SiteApi } from '@kindling/contract/site-request';
import { leaveLoggedOut } from '../session/leave';

const parts: Omit<ClientParts, 'onLoggedOut'> = {
  fetch: (...args) => fetch(...args),
  origin: '',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  now: Date.now,
};

/**
 * The browser's API client for what happens on a page. A call that says nobody is logged in leaves the page and is never
 * answered (specification §8): there is no error to show on a page that goes.
 */
export const browserApi = once(() =>
  createApiClient(siteEndpoints, {
    ...parts,
    onLoggedOut: () => {
      leaveLoggedOut();
      return new Promise(() => undefined);
    },
  }),
);

/** The same for the questions of a page that is not shown yet: a refusal is the router's, which leads to the login. */
export const loadingApi = once(() =>
  createApiClient(siteEndpoints, { ...parts, onLoggedOut: () => Promise.resolve() }),
);

function once(create: () => SiteApi): () => SiteApi {
  let api: SiteApi | undefined;
  return () => (api ??= create());
}
