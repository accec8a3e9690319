import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NewsletterKind, NewsletterPage, NewsletterTexts } from '@kindling/contract/mails/newsletters';
import { Database } from '../../../../kernel/database/database.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { requireNotClosed } from '../../../../kernel/http/brand-gate.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog } from '../../../console/staff/staff.api.js';
import { trialMailJob, walkMailingJob } from '../mailing-jobs.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';

const yearMs = 366 * 24 * 3_600_000;

/** The editable fields of a draft. */
export interface NewsletterDraft {
  kind: NewsletterKind;
  texts: NewsletterTexts;
  page: NewsletterPage;
}

/** Newsletters of the current brand. Each change is in the audit log, without the text. */
@Injectable()
export class ManageNewsletters {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly mailings: MailingsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem `not_found` */
  async find(id: string): Promise<Mailing> {
    return requireNewsletter(await this.mailings.find(id));
  }

  /** @throws Problem `newsletter_texts_missing` */
  async create(draft: NewsletterDraft, staffId: string): Promise<Mailing> {
    requireTexts(draft);
    const row: Mailing = {
      ...{ id: this.ids.next(), ...draft, state: 'draft', period: null, sendAt: null, reached: null },
      ...{ looked: 0, ordered: 0, sent: 0, refused: 0, stoppedFor: null, goesOn: false },
      createdAt: this.clock.now(),
    };
    await this.database.inTransaction(async () => {
      await this.mailings.insert(row);
      await this.record('newsletter.created', row.id, staffId);
    });
    return row;
  }

  /** @throws Problem `not_found`, `newsletter_closed`, `newsletter_texts_missing` */
  change(id: string, draft: NewsletterDraft, staffId: string): Promise<Mailing> {
    requireTexts(draft);
    return this.database.inTransaction(async () => {
      const row = await this.locked(id, ['draft']);
      await this.mailings.update(id, { ...draft });
      await this.record('newsletter.changed', id, staffId);
      return { ...row, ...draft };
    });
  }

  /** @throws Problem `not_found`, `newsletter_closed` */
  async delete(id: string, staffId: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.locked(id, ['draft']);
      await this.mailings.delete(id);
      await this.record('newsletter.deleted', id, staffId);
    });
  }

  /**
   * @param at default: now
   * @throws Problem `not_found`, `newsletter_closed`, `brand_closed`, `validation_failed` for a time in the past or too
   * far ahead
   */
  send(id: string, at: Date | undefined, staffId: string): Promise<Mailing> {
    requireNotClosed();
    const now = this.clock.now();
    if (at && (at < now || at.getTime() > now.getTime() + yearMs)) throw fieldProblems({ at: 'invalid' });
    const sendAt = at ?? now;
    return this.database.inTransaction(async () => {
      const row = await this.locked(id, ['draft']);
      await this.mailings.update(id, { state: 'planned', sendAt });
      const seconds = Math.ceil((sendAt.getTime() - now.getTime()) / 1000);
      await this.outbox.add(walkMailingJob, { mailingId: id }, seconds);
      await this.record('newsletter.sent', id, staffId);
      return { ...row, state: 'planned', sendAt };
    });
  }

  /** Stops every planned or running mailing, rounds of the clock too; call it in the transaction of its cause. */
  async stopAll(staffId: string): Promise<void> {
    for (const { id, texts } of await this.mailings.lockUnderWay()) {
      await this.mailings.update(id, { state: 'stopped', reached: null });
      if (texts) await this.record('newsletter.stopped', id, staffId);
    }
  }

  /** @throws Problem `not_found`, `newsletter_closed` */
  stop(id: string, staffId: string): Promise<Mailing> {
    return this.database.inTransaction(async () => {
      const row = await this.locked(id, ['planned', 'running', 'done']);
      await this.mailings.update(id, { state: 'stopped', reached: null });
      await this.record('newsletter.stopped', id, staffId);
      return { ...row, state: 'stopped', reached: null };
    });
  }

  /**
   * Mails it to a staff member.
   * @throws Problem `not_found`, also for a language without a text
   */
  async try(id: string, language: Language, staffId: string): Promise<void> {
    const { texts } = await this.find(id);
    if (!texts?.[language]) throw problem('not_found');
    await this.database.inTransaction(() =>
      this.outbox.add(trialMailJob, { mailingId: id, staffId, language }),
    );
  }

  private async locked(id: string, states: readonly Mailing['state'][]): Promise<Mailing> {
    const row = requireNewsletter(await this.mailings.lock(id));
    if (!states.includes(row.state)) throw problem('newsletter_closed');
    return row;
  }

  private record(
    action: `newsletter.${'created' | 'changed' | 'deleted' | 'sent' | 'stopped'}`,
    id: string,
    staffId: string,
  ): Promise<void> {
    const tenantId = TenantContext.id();
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}

/** Rounds of the clock are not shown on the console. */
function requireNewsletter(row: Mailing | undefined): Mailing {
  if (!row?.texts) throw problem('not_found');
  return row;
}

function requireTexts({ texts }: NewsletterDraft): void {
  const { locales, domain_language: domain } = TenantContext.current().settings;
  const written = Object.keys(texts) as Language[];
  if (!texts[domain] || !written.every((language) => locales.includes(language)))
    throw problem('newsletter_texts_missing');
}
