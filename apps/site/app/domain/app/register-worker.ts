import { buildPath } from '@kindling/contract/paths';
import { browserSite } from '../../shared/site/browser-site';

/**
 * Has the browser run the service worker, whose version the specification names (§7), with the address of the page for no
 * connection in the reader's language.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { words, prefix } = browserSite();
  const query = new URLSearchParams({ v: '2', offline: buildPath('offline', words, prefix) });
  return navigator.serviceWorker.register(`/service-worker.js?${query.toString()}`, { scope: '/' });
}
