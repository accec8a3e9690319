import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { requireNotClosed } from '../../../../kernel/http/brand-gate.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { Answer } from '@kindling/contract/route';
import type { listStoppedMailings } from '@kindling/contract/mails/calls/newsletters';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository } from '../mailings.repository.js';

const shown = 20;

/** Mailings of the current brand that stopped by themselves, and the way on. */
@Injectable()
export class ResumeMailing {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly mailings: MailingsRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Goes on to the end, however many refuse it. The walk begins at the start, because queued mails were dropped; it
   * leaves out the members who have theirs.
   *
   * @throws Problem `not_found`, `newsletter_closed` for one that did not stop by itself, `brand_closed`
   */
  async resume(id: string, staffId: string): Promise<void> {
    requireNotClosed();
    await this.database.inTransaction(async () => {
      const mailing = await this.mailings.lock(id);
      if (!mailing) throw problem('not_found');
      if (mailing.state !== 'stopped' || mailing.stoppedFor === null) throw problem('newsletter_closed');
      await this.mailings.update(id, {
        ...{ state: 'running', stoppedFor: null, goesOn: true },
        ...{ reached: null, looked: 0, ordered: mailing.sent },
      });
      await this.outbox.add(walkMailingJob, { mailingId: id });
      const tenantId = TenantContext.id();
      const subjects = [`${tenantId}:${id}`];
      await this.auditLog.record({ staffId, action: 'newsletter.resumed', tenantId, subjects });
    });
  }

  /** The newest first. */
  async stopped(): Promise<Answer<typeof listStoppedMailings>> {
    const tenantId = TenantContext.id();
    return (await this.mailings.stopped(shown)).map(({ id, kind, sent, refused, createdAt }) => ({
      ...{ id: `${tenantId}:${id}`, kind, sent, refused },
      created_at: createdAt.toISOString(),
    }));
  }
}
