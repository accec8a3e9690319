import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog } from '../audit/audit-log.js';

const everyMs = 1000;
/** The lockout keeps the number far below. A burst beyond it is not logged, to bound the memory. */
const notedAtMost = 1000;

/**
 * Refused logins of staff, queued for the audit log. They are written once a second and not during the request: that
 * took 1.4 ms for known addresses only, which distinguished them from unknown ones.
 */
@Injectable()
export class RefusedLogins implements OnApplicationBootstrap, OnApplicationShutdown {
  private noted: { staffId: string; at: Date }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.writing = this.writing.then(() => this.write());
    }, everyMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.write();
  }

  /** @param staffId undefined for an unknown address, which is not logged */
  note(staffId: string | undefined): void {
    const at = this.clock.now();
    if (staffId !== undefined && this.noted.length < notedAtMost) this.noted.push({ staffId, at });
  }

  private async write(): Promise<void> {
    const batch = this.noted.splice(0);
    try {
      for (const refused of batch) await this.auditLog.record({ ...refused, action: 'staff.login_refused' });
    } catch (error) {
      this.log.error({ err: error }, 'refused logins were not written into the audit log');
    }
  }
}
