import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { ConsentsApi } from '../../../profiles/consents/consents.api.js';
import { Letters } from '../../notices/notices.api.js';
import { WriteLetters } from '../letters/write-letters.js';
import { mailingMailJob, walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';

/** Looked at in one transaction, which has to stay short. */
const batch = 50;
const dayMs = 24 * 3_600_000;
/** Days after the signup on which a member is reminded, once each. */
const reminderDays = [3, 17];

/**
 * Walks over a brand's members. Whom it looked at, what it ordered and how it goes on are one transaction, so after a
 * crash no mail is ordered twice and no member is left out.
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
  ) {}

  async handle({ mailingId }: { mailingId: string }): Promise<void> {
    await this.database.inTransaction(async () => {
      const mailing = await this.mailings.lock(mailingId);
      if (mailing?.state !== 'planned' && mailing?.state !== 'running') return;
      // Closing a brand stops its mailings; one that was sent off in that very moment is stopped here.
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
   * Members whom the mailing may be for; the rule of notices decides about each of them.
   *
   * @returns ids in their order behind the one whom the walk reached; fewer than `atMost` at its end
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

  /** @returns false for a member who has nothing to read, or gets no such mails */
  private async orderFor(mailing: Mailing, memberId: string): Promise<boolean> {
    if (!(await this.letters.mayReach(memberId, mailing.kind))) return false;
    if (!(await this.writeLetters.hasSomething(mailing, memberId))) return false;
    return this.letters.order(mailing.kind, mailingMailJob, { mailingId: mailing.id, memberId });
  }
}
