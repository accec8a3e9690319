import type { Command } from './command.js';
import { CreditsApi } from '../modules/credits/credits.api.js';
import { say } from './say.js';

/** Proves that every balance is the sum of its postings, for one brand or all. */
export const ledgerVerify: Command = {
  usage: 'ledger:verify [<brand>]',
  migratesFirst: false,
  async run(app, [tenantId]) {
    const report = await app.get(CreditsApi, { strict: false }).verifyLedger(tenantId);
    for (const { kind, ...row } of report.findings) say(`${kind}: ${JSON.stringify(row)}`);
    say(`${report.accounts} accounts, ${report.postings} postings, ${report.findings.length} findings`);
    return report.findings.length === 0 ? 0 : 1;
  },
};
