import { CreditsApi, type LedgerFinding } from '../../../apps/server/src/modules/credits/credits.api.ts';
import { isDuplicate } from '../../../apps/server/src/kernel/database/database.ts';
import { Problem } from '../../../apps/server/src/kernel/ground/problem.ts';
import { Ids } from '../../../apps/server/src/ports/ids.ts';
import type { TestApp } from '../app/test-app.ts';

/** The ledger of one brand as tests use it: each call is a unit of work of its own, as a request would be. */
export function ledgerOf(app: TestApp, brand: string) {
  const credits = app.nest.get(CreditsApi, { strict: false });
  const ids = app.nest.get(Ids);
  const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
    app.inTenant(brand, () => app.database.inTransaction(work));
  return {
    newId: () => ids.next(),
    inTransaction,
    wallet: (memberId: string) => app.inTenant(brand, () => credits.wallet(memberId)),
    spend: (spending: Parameters<CreditsApi['spendOnMessage']>[0]) =>
      inTransaction(() => credits.spendOnMessage(spending)),
    /** Inside the caller's own `inTransaction`. */
    spendInside: (spending: Parameters<CreditsApi['spendOnMessage']>[0]) => credits.spendOnMessage(spending),
    grantPurchase: (purchase: Parameters<CreditsApi['grantPurchase']>[0]) =>
      inTransaction(() => credits.grantPurchase(purchase)),
    acknowledge: (memberId: string, profileId: string) =>
      inTransaction(() => credits.acknowledgeFictional(memberId, profileId)),
    findings: async (): Promise<LedgerFinding[]> => (await credits.verifyLedger(brand)).findings,
    verifyAll: () => credits.verifyLedger(),
    /** Number of the member's wallet. */
    walletOf: async (memberId: string): Promise<string> => {
      const rows = await app.inTenant(brand, () =>
        app.database.select<{ id: string }>(
          'SELECT id FROM ledger_account WHERE tenant_id = :tenant AND member_id = :memberId',
          { memberId },
        ),
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error('the member has no wallet');
      return id;
    },
    /** A payment as it is stored once it is completed; nothing is credited for it. */
    insertCompletedPayment: (memberId: string, paymentId: string, amount: number) =>
      app.inTenant(brand, () =>
        app.database.write(
          `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency,
             payment_method, language, status, provider, provider_reference, redirect_url, created_at, completed_at)
           VALUES (:tenant, :paymentId, :memberId, UUID(), 'test', :amount, 999, 'EUR',
             'ideal', 'nl', 'completed', 'sandbox', :paymentId, '/', NOW(3), NOW(3))`,
          { memberId, paymentId, amount },
        ),
      ),
  };
}

export type Ledger = ReturnType<typeof ledgerOf>;

/** `done`, the code of the refusal, or `duplicate` where a key refused it; every other error is thrown on. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    if (isDuplicate(error)) return 'duplicate';
    throw error;
  }
}
