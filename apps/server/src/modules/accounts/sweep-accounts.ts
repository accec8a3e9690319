import { Inject, Injectable } from '@nestjs/common';
import { OldRows } from '../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../kernel/housekeeping/sweep.js';
import { deviceSeconds } from '../../kernel/http/cookies.js';
import { forgottenAfterMs } from './lockout-rules.js';

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
const devices = {
  table: 'known_device',
  key: ['tenant_id', 'token_hash', 'account_id'],
  where: 'used_at < :devicesBefore',
  order: 'used_at',
};

/** What was counted, mailed or remembered of logins and is worth nothing any more. */
@Injectable()
@Sweep('accounts')
export class SweepAccounts implements Sweeps {
  constructor(@Inject(OldRows) private readonly rows: OldRows) {}

  async sweep(now: Date, atMost: number): Promise<number> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const found = [
      await this.rows.delete(failures, { forgotten: before(forgottenAfterMs) }, atMost),
      await this.rows.delete(links, { linksBefore: before(linkDays * dayMs) }, atMost),
      await this.rows.delete(devices, { devicesBefore: before(deviceSeconds * 1000) }, atMost),
    ];
    return Math.max(...found);
  }
}
