import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';
import { isRefusedTooOften } from './refusal-share.js';

/** Counts what becomes of a mailing's mails, and stops it where too many addresses refuse them. */
@Injectable()
export class CountRefusals {
  constructor(
    private readonly database: Database,
    @Inject(LOG) private readonly log: Log,
    private readonly mailings: MailingsRepository,
  ) {}

  /** A mail that a server took, or refused for good. */
  settle(mailingId: string, outcome: 'sent' | 'refused'): Promise<void> {
    return outcome === 'sent' ? this.mailings.countSent(mailingId) : this.refused(mailingId, 1);
  }

  /** A mail that came back: it was counted when it was sent. */
  returned(mailingId: string): Promise<void> {
    return this.refused(mailingId, 0);
  }

  private async refused(mailingId: string, sentMore: number): Promise<void> {
    await this.database.inTransaction(async () => {
      const mailing = await this.mailings.lock(mailingId);
      if (!mailing) return;
      const counts = { sent: mailing.sent + sentMore, refused: mailing.refused + 1 };
      const stops = mayStop(mailing, counts.sent) && isRefusedTooOften(counts);
      await this.mailings.update(mailingId, {
        ...counts,
        ...(stops ? { state: 'stopped' as const, reached: null, stoppedFor: 'refusals' as const } : {}),
      });
      if (!stops) return;
      const { kind } = mailing;
      this.log.warn(
        { tenant: TenantContext.id(), mailing: mailingId, kind, ...counts },
        'a mailing stopped: too many addresses refuse it',
      );
    });
  }
}

/** Not one that staff went on with, and not one whose mails are all gone. */
function mayStop({ state, goesOn, ordered }: Mailing, sent: number): boolean {
  if (goesOn) return false;
  return state === 'running' || state === 'planned' || (state === 'done' && sent < ordered);
}
