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

/** A check on its way along the chain. */
export interface AuditCheck {
  readonly noted: NotedSeal | undefined;
  /** When it began, no entry since then had been deleted by age. */
  readonly since: Date;
  readonly findings: AuditFinding[];
  last: AuditSealEntity | undefined;
  /** The seal at the noted position. */
  found: NotedSeal | undefined;
  count: number;
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
    const check = this.begin(noted);
    while (await this.next(check));
    return this.end(check);
  }

  /** A check that goes on batch by batch (`next`), and has its report at the end (`end`). */
  begin(noted?: NotedSeal): AuditCheck {
    const since = keptSince(this.clock.now());
    return { noted, since, findings: [], last: undefined, found: undefined, count: 0 };
  }

  /**
   * Reads the next seals with their entries.
   *
   * @returns whether there were any
   */
  async next(check: AuditCheck): Promise<boolean> {
    const { noted, since } = check;
    const seals = await this.auditSeals.after(check.last?.position ?? 0, batch);
    const entries =
      seals.length > 0 ? await this.auditSeals.entries(seals.map(({ entryId }) => entryId)) : undefined;
    for (const seal of seals) {
      const { position, entryId, hash } = seal;
      const { last } = check;
      const expected = (last?.position ?? 0) + 1;
      // The chain begins after the entries deleted by age.
      const isBeginning = last === undefined && seal.entryAt < since;
      if (position !== expected && !isBeginning)
        report(check, { kind: 'seals_missing', position: expected, entryId: null });
      const before = position === 1 ? beforeTheFirst : position === expected ? last?.hash : undefined;
      const entry = entries?.get(entryId);
      if (!entry) {
        if (seal.entryAt >= since) report(check, { kind: 'entry_missing', position, entryId });
      } else if (before !== undefined && sealOf(before, entry) !== hash)
        report(check, { kind: 'entry_changed', position, entryId });
      if (position === noted?.position) check.found = seal;
      check.last = seal;
      check.count++;
    }
    return seals.length > 0;
  }

  /** What follows from the whole chain. */
  async end({ noted, since, findings, last, found, count }: AuditCheck): Promise<AuditReport> {
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

function report({ findings }: AuditCheck, finding: AuditFinding): void {
  if (findings.length < findingsAtMost) findings.push(finding);
}
