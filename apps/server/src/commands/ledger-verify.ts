import type { INestApplicationContext } from '@nestjs/common';
import { TenantContext } from '../kernel/ground/tenant-context.js';
import { TenantRegistry } from '../kernel/tenancy/tenant-registry.js';
import { CreditsApi } from '../modules/credits/credits.api.js';
import { CompareWithProviders } from '../modules/money/payments/payments.api.js';
import type { Command } from './command.js';
import { say } from './say.js';

/** Proves that every balance is the sum of its postings, and that payments are as their providers list them. */
export const ledgerVerify: Command = {
  usage: 'ledger:verify [<brand>]',
  summary: 'proves that every balance is the sum of its postings',
  async run(context, [tenantId]) {
    const app = await context.app();
    const report = await app.get(CreditsApi, { strict: false }).verifyLedger(tenantId);
    for (const { kind, ...row } of report.findings) say(`${kind}: ${JSON.stringify(row)}`);
    const differences = await compare(app, tenantId);
    say(
      `${report.accounts} accounts, ${report.postings} postings, ${report.findings.length} findings, ` +
        `${differences} differences to the providers' lists`,
    );
    return report.findings.length + differences === 0 ? 0 : 1;
  },
};

/** Tells what differs from the providers' lists. @returns how much that is */
async function compare(app: INestApplicationContext, tenantId: string | undefined): Promise<number> {
  const comparing = app.get(CompareWithProviders, { strict: false });
  const registry = app.get(TenantRegistry, { strict: false });
  await registry.loadHosts();
  let count = 0;
  for (const id of tenantId === undefined ? registry.ids() : [tenantId]) {
    const tenant = await registry.byId(id);
    const found = tenant ? await TenantContext.run(tenant, () => comparing.differences()) : [];
    for (const { kind, ...row } of found) say(`${kind}: ${JSON.stringify({ tenantId: id, ...row })}`);
    count += found.length;
  }
  return count;
}
