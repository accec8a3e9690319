import { VerifyAuditLog, type NotedSeal } from '../modules/console/staff/staff.api.js';
import type { Command } from './command.js';
import { say } from './say.js';

const usage = 'audit:verify [<position>:<seal>]';

/** Proves that the audit log is as it was written, since a seal that was noted elsewhere where one is given. */
export const auditVerify: Command = {
  usage,
  summary: 'proves that the audit log is as it was written',
  async run({ app }, [noted]) {
    const seal = noted === undefined ? undefined : readSeal(noted);
    if (noted !== undefined && !seal) {
      say(`usage: ${usage}`);
      return 2;
    }
    const { seals, findings, head } = await (await app()).get(VerifyAuditLog, { strict: false }).verify(seal);
    for (const { kind, ...what } of findings) say(`${kind}: ${JSON.stringify(what)}`);
    say(`${seals} sealed entries, ${findings.length} findings`);
    if (head) say(`keep this outside of the database, for the next check: ${head.position}:${head.hash}`);
    return findings.length === 0 ? 0 : 1;
  },
};

function readSeal(text: string): NotedSeal | undefined {
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return position === undefined || hash === undefined ? undefined : { position: Number(position), hash };
}
