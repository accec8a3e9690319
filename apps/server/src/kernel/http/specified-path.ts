import type { IncomingMessage } from 'node:http';
import { siteEndpoints } from '@kindling/contract/site-endpoints';

/** The page for an unreadable address. */
export const unreadablePath = '/unreadable-address';

/**
 * The address by which a request is routed.
 *
 * The specification gives one address two calls: `POST /api/user.php` logs in and, with `?push=1`, subscribes a browser
 * (§7). Each has its own limits, access and body, so the second is routed by its own address. The router refuses a
 * broken escape before any hook knows the brand: a request for a page gets one.
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
