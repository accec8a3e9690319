import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../ports/clock.js';
import { beforeTheFirst, sealOf } from './audit-chain.js';
import { type AuditSealEntity, AuditSealsRepository } from './audit-seals.repository.js';
import { latestMs } from './seal-audit-log.js';
import { keptSince } from './sweep-audit-log.js';

/** A seal that was recorded outside of the database. */
export interface NotedSeal {
  position: number;
  hash: string;
}

export interface AuditFinding {
  /**
   * `entry_changed`, `entry_missing`: differs from what was sealed. `seals_missing`: a gap in the chain, or at its
   * beginning or end. `entry_unsealed`: made later than its date says. `chain_replaced`: another chain than the
   * recorded one. `numbers_missing`: entries of one staff member that were made and are missing, sealed or not.
   * `count_wrong`: their count is missing, or less than their entries.
   */
  kind:
    | 'entry_changed'
    | 'entry_missing'
    | 'seals_missing'
    | 'entry_unsealed'
    | 'chain_replaced'
    | 'numbers_missing'
    | 'count_wrong';
  /** In the chain; null for an entry without one. */
  position: number | null;
  entryId: string | null;
  /** The staff member whose entries are missing, and their numbers. */
  staffId?: string;
  first?: number;
  last?: number;
}

export interface AuditReport {
  seals: number;
  findings: AuditFinding[];
  /** To be stored elsewhere, and compared next time; undefined for an empty log. */
  head: NotedSeal | undefined;
}

const batch = 1000;
/** Further findings of one kind are not reported. */
const findingsAtMost = 100;

/** Checks the audit log against its chain of seals (decision 0005). */
@Injectable()
export class VerifyAuditLog {
  constructor(
    private readonly clock: Clock,
    private readonly auditSeals: AuditSealsRepository,
  ) {}

  /** @param noted the head of an earlier check: reveals a chain that was rebuilt, or cut off at its end */
  async verify(noted?: NotedSeal): Promise<AuditReport> {
    const findings: AuditFinding[] = [];
    const since = keptSince(this.clock.now());
    let last: AuditSealEntity | undefined;
    let count = 0;
    let found: NotedSeal | undefined;
    for (;;) {
      const seals = await this.auditSeals.after(last?.position ?? 0, batch);
      if (seals.length === 0) break;
      const entries = await this.auditSeals.entries(seals.map(({ entryId }) => entryId));
      for (const seal of seals) {
        const { position, entryId, hash } = seal;
        const expected = (last?.position ?? 0) + 1;
        // The chain begins after the entries deleted by age.
        const isBeginning = last === undefined && seal.entryAt < since;
        if (position !== expected && !isBeginning)
          findings.push({ kind: 'seals_missing', position: expected, entryId: null });
        const before = position === 1 ? beforeTheFirst : position === expected ? last?.hash : undefined;
        const entry = entries.get(entryId);
        if (!entry) {
          if (seal.entryAt >= since) findings.push({ kind: 'entry_missing', position, entryId });
        } else if (before !== undefined && sealOf(before, entry) !== hash)
          findings.push({ kind: 'entry_changed', position, entryId });
        if (position === noted?.position) found = seal;
        last = seal;
        count++;
      }
    }
    if (noted && noted.position > (last?.position ?? 0))
      findings.push({ kind: 'seals_missing', position: noted.position, entryId: null });
    else if (noted && found && found.hash !== noted.hash)
      findings.push({ kind: 'chain_replaced', position: noted.position, entryId: null });
    findings.push(...(await this.leftOut(last)), ...(await this.gaps(since)));
    return {
      ...{ seals: count, findings: findings.slice(0, findingsAtMost) },
      head: last && { position: last.position, hash: last.hash },
    };
  }

  private async gaps(keptSince: Date): Promise<AuditFinding[]> {
    // Entries of nearly the same moment may be deleted in either order.
    const gaps = await this.auditSeals.gaps(new Date(keptSince.getTime() + latestMs), findingsAtMost);
    return gaps.map(({ staffId, first, last }) => ({
      ...{ position: null, entryId: null, staffId },
      ...(first > last ? { kind: 'count_wrong' } : { kind: 'numbers_missing', first, last }),
    }));
  }

  private async leftOut(last: AuditSealEntity | undefined): Promise<AuditFinding[]> {
    if (!last) return [];
    const until = await this.auditSeals.sealedUntil();
    const before = new Date((until ?? last.entryAt).getTime() - latestMs);
    const entries = await this.auditSeals.leftOut(before, findingsAtMost);
    return entries.map(({ id }) => ({ kind: 'entry_unsealed', position: null, entryId: id }));
  }
}
