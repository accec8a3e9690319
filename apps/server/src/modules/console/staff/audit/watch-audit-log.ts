import { Injectable } from '@nestjs/common';
import { gauge } from '../../../../kernel/ground/measures.js';
import { Sweep, type Sweeps } from '../../../../kernel/housekeeping/sweep.js';
import { VerifyAuditLog, type AuditCheck, type NotedSeal } from './verify-audit-log.js';

const findings = gauge('audit_findings', 'Findings of the last whole check of the audit log by this process');
const checkedAt = gauge(
  'audit_check_timestamp_seconds',
  'When this process had checked the whole audit log last; 0 before the first time',
);

/** Between two checks of the whole log. */
const restMs = 86_400_000;

/**
 * Checks the audit log each day as `audit:verify` does, in parts of at most 50,000 entries a round, so that no other
 * sweep waits long. The result is the process's own: after a restart it checks from the beginning.
 */
@Injectable()
@Sweep('check of the audit log')
export class WatchAuditLog implements Sweeps {
  private check: AuditCheck | undefined;
  private endedAt: Date | undefined;
  /** The chain's end as of the last check: one that is shorter now, or another, was tampered with. */
  private head: NotedSeal | undefined;

  constructor(private readonly verifyAuditLog: VerifyAuditLog) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    if (this.endedAt && now.getTime() - this.endedAt.getTime() < restMs) return 0;
    this.check ??= this.verifyAuditLog.begin(this.head);
    if (await this.verifyAuditLog.next(this.check)) return atMost;
    const report = await this.verifyAuditLog.end(this.check);
    this.check = undefined;
    this.endedAt = now;
    this.head = report.head;
    findings.set(report.findings.length);
    checkedAt.set(now.getTime() / 1000);
    return 0;
  }
}
