import type { FastifyRequest } from 'fastify';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { problem, type Problem } from '../ground/problem.js';

/** Whether a path equals `prefix` or is below it. */
export function isUnder(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^(?:[/?]|$)/.test(path.slice(prefix.length));
}

/**
 * Detects requests started by another site's page: writes everywhere, and the state-changing GETs that the
 * specification names. Provider webhooks authenticate by signature instead.
 *
 * @param ours the origin that the request was resolved to: a proxy may write the host differently from the browser
 * @returns the refusal, undefined for an acceptable request
 */
export function foreignRefusal(request: FastifyRequest, ours: string): Problem | undefined {
  const route = request.routeOptions.url ?? '';
  const isApi = isUnder(route, '/api') || isUnder(route, '/admin-api');
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const isForeign =
    route === siteEndpoints.logout[1]
      ? !isFromOurClient(request)
      : isWrite && !route.startsWith('/api/payments/webhooks/') && isCrossSite(request, ours);
  if (isApi && isForeign) return problem('cross_site_request');
  if (route === siteEndpoints.getUser[1] && request.headers['x-request-type'] !== 'client')
    return problem('client_header_required');
  return undefined;
}

function isCrossSite(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== ours;
}

/** For a state-changing GET: a link from another site has neither an origin nor our header. */
function isFromOurClient(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? request.headers['x-request-type'] === 'client' : site === 'same-origin';
}
