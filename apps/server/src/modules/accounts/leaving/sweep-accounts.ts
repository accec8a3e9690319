import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { forgottenAfterMs } from '../../authentication/authentication.api.js';

const dayMs = 24 * 3_600_000;
const linkDays = 30;

const failures = {
  table: 'login_failure',
  key: ['tenant_id', 'address_hash'],
  where: 'last_failed_at < :forgotten AND (blocked_until IS NULL OR blocked_until < :forgotten)',
  order: 'last_failed_at',
};
const links = {
  table: 'mailed_link',
  key: ['tenant_id', 'id'],
  where: 'expires_at < :linksBefore',
  order: 'expires_at',
};

/** What was counted or mailed of logins and is worth nothing any more. */
@Injectable()
@Sweep('accounts')
export class SweepAccounts implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const found = [
      await this.rows.delete(failures, { forgotten: before(forgottenAfterMs) }, atMost),
      await this.rows.delete(links, { linksBefore: before(linkDays * dayMs) }, atMost),
    ];
    return Math.max(...found);
  }
}
