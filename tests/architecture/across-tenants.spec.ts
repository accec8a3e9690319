import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** Every place that leaves the tenancy, with its reason. A new one is a decision: add it here in the same change. */
const allowed = new Set([
  'kernel/housekeeping/housekeeping.ts: sweep',
  'kernel/entrance/operations/health.ts: health check',
  'kernel/housekeeping/gauge-timer.ts: read gauges',
  'kernel/outbox/outbox-relay.ts: lease due outbox rows',
  'modules/accounts/core/accounts-by-email.ts: find accounts by mail on the console',
  'modules/accounts/invites/invites.repository.ts: list invitations on the console',
  'modules/money/books/ledger/differences.repository.ts: list differences of the books',
  'modules/brands/brand-pages/brand-pages.repository.ts: list pages of brands on the console',
  'modules/brands/host-checks/host-checks.repository.ts: bring the checks of hosts in line with the hosts',
  'modules/brands/host-checks/host-checks.repository.ts: find hosts whose look is due',
  'modules/brands/host-checks/host-checks.repository.ts: tell operators which hosts need them',
  'modules/credits/corrections/corrections.repository.ts: count corrections of credits that wait',
  'modules/credits/corrections/corrections.repository.ts: list corrections of credits on the console',
  'modules/credits/ledger/verify-ledger.ts: verify the ledger',
  'modules/safety/date-shares/date-shares.repository.ts: find the brand of a shared date',
  'modules/safety/desk/decisions/figures.repository.ts: count decisions of moderators',
  'modules/safety/desk/decisions/figures.repository.ts: find when a moderator decided last',
  'modules/accounts/mails/blocked-domains.ts: tell operators which mail servers refuse a brand',
  'modules/safety/desk/queue/desk-queue.repository.ts: count what a moderator holds',
  'modules/safety/desk/queue/desk-queue.repository.ts: count what waits on the desk',
  'modules/safety/desk/queue/desk-queue.repository.ts: count what colleagues hold',
  'modules/safety/desk/queue/desk-queue.repository.ts: find what a moderator holds',
  'modules/safety/desk/queue/desk-queue.repository.ts: find what waits on the desk',
  'modules/safety/desk/queue/desk-queue.repository.ts: give back what a moderator holds',
  'modules/mails/mailings/newsletters/newsletters.repository.ts: list newsletters',
  'modules/money/discounts/discount-codes.repository.ts: list discount codes on the console',
  'modules/console/saved-replies/saved-replies.repository.ts: list saved replies',
  'modules/chats/fictional-desk/turns/fictional-queue.repository.ts: count conversations that colleagues hold',
  'modules/chats/fictional-desk/turns/fictional-queue.repository.ts: count who waits for fictional profiles',
  'modules/chats/fictional-desk/turns/fictional-queue.repository.ts: find who waits for a fictional profile',
  'modules/chats/fictional-desk/turns/fictional-queue.repository.ts: give back conversations with fictional profiles',
  'modules/chats/fictional-desk/turns/fictional-queue.repository.ts: list who waits for fictional profiles',
  'modules/money/payments/payment-list.repository.ts: count payments that failed on the console',
  'modules/money/payments/payment-list.repository.ts: count refunds that wait on the console',
  'modules/money/payments/payment-list.repository.ts: list payments on the console',
  'modules/money/payments/payment-list.repository.ts: sum payments on the console',
  'modules/money/payments/payment-list.repository.ts: list refunds on the console',
  'modules/money/payments/payments.repository.ts: count uses of discount codes on the console',
  'modules/overviews/find/find.repository.ts: find records by number on the console',
  'modules/profiles/staff/profile-list.repository.ts: list profiles on the console',
  'modules/profiles/staff/profile-list.repository.ts: show a profile on the console',
  'modules/console/staff/access-log/audited-members.repository.ts: show whom entries of the audit log are about',
  'modules/safety/support/desk/support-queue.repository.ts: count complaints that wait',
  'modules/safety/support/desk/support-queue.repository.ts: list complaints on the console',
  'modules/safety/support/desk/support-queue.repository.ts: show how complaints begin on the console',
  'modules/safety/support/desk/support-search.repository.ts: search complaints by words on the console',
  'modules/safety/support/desk/support-search.repository.ts: search complaints on the console',
]);

const sources = path.join(root, 'apps/server/src');

function callSites(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('tenant-context.ts'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    return [...text.matchAll(/acrossTenants\(\s*(?:'([^']*)')?/g)].map(
      (match) => `${file}: ${match[1] ?? '(no literal reason)'}`,
    );
  });
}

describe('acrossTenants', () => {
  it('is called at the listed places only', () => {
    expect(callSites().filter((site) => !allowed.has(site))).toEqual([]);
  });

  it('has no place on its list that is gone', () => {
    const sites = new Set(callSites());
    expect([...allowed].filter((site) => !sites.has(site))).toEqual([]);
  });
});
