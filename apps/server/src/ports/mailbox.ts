import type { Mail } from './mailer.js';

export interface MailboxEntry extends Mail {
  sentAt: Date;
}

/** The mails that a mailer kept instead of sending them, for people who develop. */
export abstract class Mailbox {
  /** @returns a brand's newest mails, the newest first */
  abstract list(tenantId: string, atMost: number): Promise<MailboxEntry[]>;
  abstract find(tenantId: string, id: string): Promise<MailboxEntry | undefined>;
}
