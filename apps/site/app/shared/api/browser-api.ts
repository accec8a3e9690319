import { createApiClient, type ClientParts } from '@kindling/contract/api-client';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import type { SiteApi } from '@kindling/contract/site-request';
import { leaveLoggedOut } from '../session/forget-member';

const parts: Omit<ClientParts, 'onLoggedOut'> = {
  fetch: (...args) => fetch(...args),
  origin: '',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  now: Date.now,
};

/**
 * The browser's API client for a page's actions. A call without a valid session leaves the page and never settles
 * (specification §8): a page that is being left has no error to show.
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

/** The same for the questions of a page that is not shown yet: the router handles a refusal, and redirects to the login. */
export const loadingApi = once(() =>
  createApiClient(siteEndpoints, { ...parts, onLoggedOut: () => Promise.resolve() }),
);

function once(create: () => SiteApi): () => SiteApi {
  let api: SiteApi | undefined;
  return () => (api ??= create());
}
