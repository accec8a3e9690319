import type { IncomingMessage } from 'node:http';
import { siteEndpoints } from '@kindling/contract/site-endpoints';

/** Where a browser gets for an unreadable address: the page that says so. */
export const unreadablePath = '/unreadable-address';

/**
 * The address that a request is routed by.
 *
 * The specification gives one address two calls: `POST /api/user.php` logs in and, with `?push=1`, subscribes a browser
 * (§7). Each has limits, access and a body of its own, so the second is routed by an address of its own. What holds a broken
 * escape the router refuses before anything knows the brand: whoever asked for a page gets one.
 */
export function specifiedPath({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  if (method === 'POST') return url === '/api/user.php?push=1' ? siteEndpoints.subscribePush[1] : url;
  const asksForPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
  return asksForPage && hasBrokenEscape(url) ? unreadablePath : url;
}

function hasBrokenEscape(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
