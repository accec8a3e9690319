import type { Mail } from './mailer.js';

export interface MailboxEntry extends Omit<Mail, 'kind' | 'pictures' | 'proof' | 'signature'> {
  sentAt: Date;
}

/** The mails that a mailer kept instead of sending them, for development. */
export abstract class Mailbox {
  /** @returns a brand's newest mails, newest first */
  abstract list(tenantId: string, atMost: number): Promise<MailboxEntry[]>;
  /** Drops a brand's mails to an address. */
  abstract forget(tenantId: string, address: string): Promise<void>;
  abstract find(tenantId: string, id: string): Promise<MailboxEntry | undefined>;
}
