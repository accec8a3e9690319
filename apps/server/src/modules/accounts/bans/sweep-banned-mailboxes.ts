import { Injectable } from '@nestjs/common';
import { OldRows } from '../../../kernel/housekeeping/old-rows.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';

const mailboxes = {
  table: 'banned_mailbox',
  key: ['tenant_id', 'mailbox_hash'],
  where: 'expires_at <= :now',
  order: 'expires_at',
};

/** Bans of addresses whose 12 months are over (decisions §3.5). */
@Injectable()
@Sweep('banned mailboxes')
export class SweepBannedMailboxes implements Sweeps {
  constructor(private readonly oldRows: OldRows) {}

  sweep(now: Date, atMost: number): Promise<number> {
    return this.oldRows.delete(mailboxes, { now }, atMost);
  }
}
