import type { Clock } from '../../ports/clock.js';
import type { Database } from '../database/database.js';

/** How long a worker holds a row without renewing it. After a crash it is free again by then. */
export const leaseMs = 20_000;
export const renewMs = leaseMs / 4;

/** A worker's right to one outbox row of the current brand; the end of the lease is its token. */
export class Lease {
  /** @param token end of the lease that the row was handed over with, null for a row without a lease */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly id: string,
    private token: number | null,
  ) {}

  /**
   * Leases the row for another full period.
   * @returns false if it was done or handed to another worker meanwhile
   */
  async take(): Promise<boolean> {
    // The end is the token that distinguishes two holders, so it always moves, also within one millisecond.
    const next = Math.max(this.clock.now().getTime() + leaseMs, (this.token ?? 0) + 1);
    const { affectedRows } = await this.database.write(
      `UPDATE outbox SET leased_until = :next
        WHERE tenant_id = :tenant AND id = :id AND state = 'open' AND leased_until <=> :token`,
      { id: this.id, next: new Date(next), token: this.token === null ? null : new Date(this.token) },
    );
    if (affectedRows !== 1) return false;
    this.token = next;
    return true;
  }

  /**
   * Renews the lease for as long as its job runs.
   * @returns a function that stops it
   */
  renew(): () => void {
    // If the database is away, the next renewal still comes before the lease ends.
    const timer = setInterval(() => void this.take().catch(() => undefined), renewMs);
    timer.unref();
    return () => clearInterval(timer);
  }
}
