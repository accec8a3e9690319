import { Injectable } from '@nestjs/common';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { beforeTheFirst, sealOf } from './audit-chain.js';
import { AuditSealsRepository } from './audit-seals.repository.js';

/** An entry written later than this, by a transaction that took as long, is left out, and the check reports it. */
export const latestMs = 86_400_000;

/**
 * Seals entries of the audit log some minutes after they were made (decision 0005). Not with the entry itself: every
 * change on the console would wait for the previous one.
 */
@Injectable()
@Sweep('audit seals')
export class SealAuditLog implements Sweeps {
  constructor(
    private readonly database: Database,
    private readonly auditSeals: AuditSealsRepository,
  ) {}

  async sweep(_now: Date, atMost: number): Promise<number> {
    try {
      return await this.database.inTransaction(() => this.seal(atMost));
    } catch (error) {
      // Another worker started the chain at the same moment.
      if (isDuplicate(error, 'PRIMARY')) return 0;
      throw error;
    }
  }

  private async seal(atMost: number): Promise<number> {
    const head = await this.auditSeals.head({ forUpdate: true });
    const until = await this.auditSeals.sealedUntil();
    const entries = await this.auditSeals.unsealed(
      new Date((until?.getTime() ?? latestMs) - latestMs),
      atMost,
    );
    if (entries.length === 0) return 0;
    let hash = head?.hash ?? beforeTheFirst;
    const first = (head?.position ?? 0) + 1;
    const seals = entries.map((entry, index) => {
      hash = sealOf(hash, entry);
      return { position: first + index, entryId: entry.id, entryAt: entry.at, hash };
    });
    const subjects = entries.flatMap(({ id: entryId, at: entryAt, subjects: about }) =>
      [...new Set(about)].map((subject) => ({ subject, entryAt, entryId })),
    );
    await this.auditSeals.add(seals, subjects);
    return entries.length;
  }
}
