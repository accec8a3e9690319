import type { AuditAction } from '@kindling/contract/console/audit-actions';
import type { BulkAction } from '@kindling/contract/console/bulk-actions';
import type { Call } from '../../../kernel/http/call.js';
import type { EndpointRegistry } from '../../../kernel/http/endpoint-registry.js';

/** One action on one row: it makes the same calls as the console for that row alone. */
interface Adapter {
  /**
   * Whether the row is already in the action's target state.
   * @throws Problem
   */
  isSo(endpoints: EndpointRegistry, id: string, call: Call): Promise<boolean>;
  /** @throws Problem as the single action refuses */
  apply(endpoints: EndpointRegistry, id: string, call: Call): Promise<unknown>;
  /** The audit entries that it writes. */
  written: readonly AuditAction[];
  /** The action that undoes it. */
  opposite?: BulkAction;
}

const code = (status: 'active' | 'disabled', opposite: BulkAction): Adapter => ({
  isSo: async (endpoints, id, call) =>
    (await endpoints.call('readDiscountCode', { params: { id } }, call)).status === status,
  apply: (endpoints, id, call) =>
    endpoints.call('updateDiscountCode', { params: { id }, body: { status } }, call),
  written: ['discount.changed'],
  opposite,
});

const page = (shown: boolean, opposite: BulkAction): Adapter => ({
  isSo: async (endpoints, id, call) =>
    (await endpoints.call('getBrandPage', { params: { id } }, call)).shown === shown,
  async apply(endpoints, id, call) {
    const { version, texts } = await endpoints.call('getBrandPage', { params: { id } }, call);
    await endpoints.call('updateBrandPage', { params: { id }, body: { version, texts, shown } }, call);
  },
  written: ['page.edited', 'page.restored'],
  opposite,
});

const fictional = (retired: boolean, opposite: BulkAction): Adapter => ({
  isSo: async (endpoints, id, call) =>
    (await endpoints.call('getFictionalProfile', { params: { id } }, call)).retired === retired,
  apply: (endpoints, id, call) =>
    endpoints.call('retireFictionalProfile', { params: { id }, body: { retired } }, call),
  written: [retired ? 'fictional.retired' : 'fictional.returned'],
  opposite,
});

export const adapters: Readonly<Record<BulkAction, Adapter>> = {
  'discount-codes.off': code('disabled', 'discount-codes.on'),
  'discount-codes.on': code('active', 'discount-codes.off'),
  'brand-pages.off': page(false, 'brand-pages.on'),
  'brand-pages.on': page(true, 'brand-pages.off'),
  'fictional-profiles.retire': fictional(true, 'fictional-profiles.return'),
  'fictional-profiles.return': fictional(false, 'fictional-profiles.retire'),
  'newsletters.stop': {
    isSo: async (endpoints, id, call) =>
      (await endpoints.call('getNewsletter', { params: { id } }, call)).state === 'stopped',
    apply: (endpoints, id, call) => endpoints.call('stopNewsletter', { params: { id } }, call),
    written: ['newsletter.stopped'],
  },
  'invites.revoke': {
    isSo: () => Promise.resolve(false),
    apply: (endpoints, id, call) => endpoints.call('revokeInvite', { params: { id } }, call),
    written: ['invite.revoked'],
  },
};
