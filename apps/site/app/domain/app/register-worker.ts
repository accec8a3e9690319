import { buildPath } from '@kindling/contract/paths/paths';
import { browserSite } from '../../shared/site/browser-site';

/**
 * Registers the service worker, whose version the specification names (§7), and tells it which offline page to keep: the one in
 * the reader's language. The worker's address does not carry the language, because each change of it would install another
 * worker.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/service-worker.js?v=2', { scope: '/' });
  void navigator.serviceWorker.ready.then(({ active }) => {
    const { words, prefix } = browserSite();
    active?.postMessage({ offline: buildPath('offline', words, prefix) });
  });
  return registration;
}
