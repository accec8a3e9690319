import { isCallWhenClosed } from '@kindling/contract/brands/brand-states';
import type { Route } from '@kindling/contract/route';
import { problem } from '../ground/problem.js';
import { TenantContext } from '../ground/tenant-context.js';
import type { Call } from './call.js';

/**
 * For messages from staff to members.
 * @throws Problem `brand_closed` where the current brand is
 */
export function requireNotClosed(): void {
  if (TenantContext.current().state === 'closed') throw problem('brand_closed');
}

/**
 * Refuses calls that the brand's state does not allow: a preview accepts no writes, and a closed brand accepts only
 * calls that let its members leave. A draft has no calls at all: its host refuses every request.
 *
 * @throws Problem `preview_only`, `brand_closed`
 */
export function requireOpenBrand(route: Pick<Route, 'name' | 'method'>, { request }: Call): void {
  if (request.isPreview && route.method !== 'GET') throw problem('preview_only');
  if (!TenantContext.isSet() || TenantContext.current().state !== 'closed') return;
  if (!isCallWhenClosed(route)) throw problem('brand_closed');
}
