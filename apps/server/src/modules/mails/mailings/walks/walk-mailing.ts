import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { AccountsApi, SentMails } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { Letters } from '../../notices/notices.api.js';
import { WriteLetters } from '../letters/write-letters.js';
import { mailingMailJob, walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';

/** Members per transaction, which has to stay short. */
const batch = 50;
const dayMs = 24 * 3_600_000;
/** Days after the signup on which a member is reminded, once each. */
const reminderDays = [3, 17];

/**
 * Walks over a brand's members. The members processed, the mails queued and the next step are one transaction, so after
 * a crash no mail is queued twice and no member is skipped.
 */
@JobHandler(walkMailingJob)
export class WalkMailing implements HandlesJob<{ mailingId: string }> {
  constructor(
    private readonly database: Database,
    private readonly mailings: MailingsRepository,
    private readonly accounts: AccountsApi,
    private readonly consents: ConsentsApi,
    private readonly writeLetters: WriteLetters,
    private readonly letters: Letters,
    private readonly outbox: Outbox,
    private readonly sentMails: SentMails,
  ) {}

  async handle({ mailingId }: { mailingId: string }): Promise<void> {
    await this.database.inTransaction(async () => {
      const mailing = await this.mailings.lock(mailingId);
      if (mailing?.state !== 'planned' && mailing?.state !== 'running') return;
      // Closing a brand stops its mailings; one sent off at that very moment is stopped here.
      if (TenantContext.current().state === 'closed')
        await this.mailings.update(mailingId, { state: 'stopped', reached: null });
      else await this.step(mailing);
    });
  }

  private async step(mailing: Mailing): Promise<void> {
    const { id, looked, ordered } = mailing;
    const members = await this.nextReaders(mailing, batch);
    let more = 0;
    for (const memberId of members) if (await this.orderFor(mailing, memberId)) more += 1;
    const isOver = members.length < batch;
    await this.mailings.update(id, {
      state: isOver ? 'done' : 'running',
      reached: isOver ? null : (members.at(-1) ?? null),
      looked: looked + members.length,
      ordered: ordered + more,
    });
    if (!isOver) await this.outbox.add(walkMailingJob, { mailingId: id });
  }

  /**
   * Candidates of the mailing; the rule of notices decides about each of them.
   *
   * @returns ids in order after the last one processed; fewer than `atMost` at the end
   */
  private async nextReaders({ kind, period, reached }: Mailing, atMost: number): Promise<string[]> {
    if (kind !== 'reminders') return this.consents.membersWith('marketing', reached, atMost);
    const day = new Date(`${period}T00:00:00Z`).getTime();
    const found = await Promise.all(
      reminderDays.map((days) => {
        const from = new Date(day - days * dayMs);
        const until = new Date(from.getTime() + dayMs);
        return this.accounts.signedUpWithin({ from, until }, reached, atMost);
      }),
    );
    return found.flat().sort().slice(0, atMost);
  }

  /** @returns false for a member without content, or who does not receive such mails */
  private async orderFor(mailing: Mailing, memberId: string): Promise<boolean> {
    // A mailing that was gone on with walks from the start.
    if (mailing.goesOn && (await this.sentMails.isReached(mailing.id, memberId))) return false;
    if (!(await this.letters.mayReach(memberId, mailing.kind))) return false;
    if (!(await this.writeLetters.hasSomething(mailing, memberId))) return false;
    return this.letters.order(mailing.kind, mailingMailJob, { mailingId: mailing.id, memberId });
  }
}
