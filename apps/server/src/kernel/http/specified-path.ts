import { siteEndpoints } from '@kindling/contract/site-endpoints';

/**
 * The specification gives one address two calls: `POST /api/user.php` logs in and, with `?push=1`, subscribes a browser
 * (§7). Each has limits, access and a body of its own, so the second is routed by an address of its own.
 */
export function specifiedPath(method: string | undefined, url: string): string {
  return method === 'POST' && url === '/api/user.php?push=1' ? siteEndpoints.subscribePush[1] : url;
}
