import type { BenchPlace } from '../bench-place.ts';
import { startBuiltApp } from '../built-app.ts';

/** What the bench takes of the built ledger. */
interface Credits {
  spendOnMessage(spending: {
    memberId: string;
    recipientId: string;
    recipientFictional: boolean;
    messageId: string;
    amount: number;
  }): Promise<{ credits: number }>;
  verifyLedger(): Promise<{ postings: number; findings: object[] }>;
}

/** The built server's ledger, called inside this process: what HTTP costs is another bench's matter. */
export interface BuiltLedger {
  credits: Credits;
  newId(): string;
  /** Runs a unit of work of a brand in one transaction, as a call does. */
  inTransaction<T>(brand: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function startBuiltLedger({ addresses, env }: BenchPlace): Promise<BuiltLedger> {
  const { app, part, tenantOf, inTenant } = await startBuiltApp({
    ...env,
    DATABASE_URL: addresses.databaseUrl,
    REDIS_URL: addresses.redisUrl,
    KINDLING_SECRET: 's'.repeat(32),
  });
  const database = await part<{ inTransaction<T>(work: () => Promise<T>): Promise<T> }>(
    'kernel/database/database.js',
    'Database',
  );
  const ids = await part<{ next(): string }>('ports/ids.js', 'Ids');
  const credits = await part<Credits>('modules/credits/credits.api.js', 'CreditsApi');
  const tenants = new Map<string, unknown>();
  return {
    credits,
    newId: () => ids.next(),
    async inTransaction(brand, work) {
      const tenant = tenants.get(brand) ?? (await tenantOf(brand));
      tenants.set(brand, tenant);
      return inTenant(tenant, () => database.inTransaction(work));
    },
    close: () => app.close(),
  };
}
