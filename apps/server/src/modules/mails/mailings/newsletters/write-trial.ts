import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NewsletterPage, NewsletterText } from '@kindling/contract/mails/newsletters';
import { StaffApi } from '../../../console/staff/staff.api.js';
import type { TrialOrder } from '../mailing-jobs.js';
import { MailingsRepository } from '../mailings.repository.js';

/** A newsletter as its author receives it for review. */
export interface Trial {
  to: string;
  language: Language;
  text: NewsletterText;
  page: NewsletterPage;
}

/** The content of a test mail to a staff member. */
@Injectable()
export class WriteTrial {
  constructor(
    private readonly mailings: MailingsRepository,
    private readonly staff: StaffApi,
  ) {}

  /** @returns undefined once the newsletter, its text or the staff member no longer exists */
  async prepare({ mailingId, staffId, language }: TrialOrder): Promise<Trial | undefined> {
    const [mailing, to] = await Promise.all([this.mailings.find(mailingId), this.staff.addressOf(staffId)]);
    const text = mailing?.texts?.[language];
    return mailing?.page && text && to !== undefined ? { to, language, text, page: mailing.page } : undefined;
  }
}
