import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../kernel/outbox/outbox.js';
import { MailedLinks, type LinkFor } from '../links/mailed-links.js';
import { accountMailJob } from './account-mail-jobs.js';

/** Makes a single-use link and has it mailed. */
@Injectable()
export class MailLink {
  constructor(
    private readonly mailedLinks: MailedLinks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns the link's id
   * @throws Error outside a transaction
   */
  async mail(link: LinkFor, now: Date): Promise<string> {
    const linkId = await this.mailedLinks.create(link, now);
    await this.outbox.add(accountMailJob, { about: 'link', linkId });
    return linkId;
  }
}
