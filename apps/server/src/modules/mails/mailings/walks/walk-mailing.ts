import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Letters } from '../../notices/notices.api.js';
import { WriteLetters } from '../letters/write-letters.js';
import { mailingMailJob, walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';
import { FindReaders } from './find-readers.js';

/** Looked at in one transaction, which has to stay short. */
const batch = 50;

/**
 * Walks over a brand's members. Whom it looked at, what it ordered and how it goes on are one transaction, so whatever is
 * killed, nobody's mail is ordered twice and nobody is left out.
 */
@JobHandler(walkMailingJob)
export class WalkMailing implements HandlesJob<{ mailingId: string }> {
  constructor(
    private readonly database: Database,
    private readonly mailings: MailingsRepository,
    private readonly findReaders: FindReaders,
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
    const members = await this.findReaders.next(mailing, batch);
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

  /** @returns false for who has nothing to read, or is not to be written to */
  private async orderFor(mailing: Mailing, memberId: string): Promise<boolean> {
    if (!(await this.letters.mayReach(memberId, mailing.kind))) return false;
    if (!(await this.writeLetters.hasSomething(mailing, memberId))) return false;
    return this.letters.order(mailing.kind, mailingMailJob, { mailingId: mailing.id, memberId });
  }
}
