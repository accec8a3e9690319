import { Injectable } from '@nestjs/common';
import { MailedLinksRepository, type StoredLink } from '../links/mailed-links.repository.js';

const dayMs = 24 * 3_600_000;
/** Mails of a brand a day to an unproven mailbox, of all kinds together. */
export const unconfirmedMailsPerDay = 3;

/**
 * Mails to unproven mailboxes. Signups, resets and changes of address are open to all, so they must not become a way to
 * flood a stranger, under whatever spelling of the address.
 */
@Injectable()
export class UnconfirmedMails {
  constructor(private readonly mailedLinks: MailedLinksRepository) {}

  /** Whether a link's mail is one of too many for its mailbox; never for an address that is confirmed. */
  async isTooMany(link: StoredLink): Promise<boolean> {
    if (link.mailboxHash === null) return false;
    const dayBefore = new Date(link.createdAt.getTime() - dayMs);
    return (await this.mailedLinks.countOfMailboxBefore(link, dayBefore)) >= unconfirmedMailsPerDay;
  }
}
