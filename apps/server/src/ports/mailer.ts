export interface Mail {
  /** Id of the outbox row, so that a mail handed over twice can be recognised by its Message-ID. */
  id: string;
  /** Goes with the Message-ID, so that a mail that comes back shows that it was sent by us and to whom. */
  proof: string;
  /** The brand that sends it. */
  tenantId: string;
  fromName: string;
  fromAddress: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail programs post to end mails of this kind (RFC 8058); absent for mails that cannot be switched off. */
  unsubscribeUrl?: string;
  /** What the HTML shows as `cid:<id>`; it travels with the mail, so that opening one loads nothing. */
  pictures?: readonly { id: string; png: Buffer }[];
}

/** The receiver's server said that it takes no mail for the address, and never will: trying again is pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The receiver's server takes no mail of ours, whoever it is for: the mail may be taken later. */
export class SenderRefused extends Error {
  override readonly name = 'SenderRefused';
}

/** Whether an enhanced status (RFC 3463) is about who sends or what is sent: 5.7.x, 4.7.x, and 5.1.7 and 5.1.8. */
export function refusesSender(status: string): boolean {
  return /^(?:[45]\.7\.\d{1,3}|5\.1\.[78])$/.test(status);
}

/**
 * Whether an enhanced status (RFC 3463) says that there is no such mailbox, for good: 5.1.x, 5.2.1. A refusal of the sender
 * (5.1.7 and 5.1.8 too) or of what is written, 5.7.x, says nothing of the address; a full mailbox is empty one day.
 */
export function refusesAddress(status: string): boolean {
  return /^5\.(1\.(?![78]$)\d{1,3}|2\.1)$/.test(status);
}

/** Hands one mail to a transport; rejects when the transport did not take it, and the outbox tries again. */
export abstract class Mailer {
  /** @throws MailRefused for an address that takes none; SenderRefused where its server takes none of ours */
  abstract send(mail: Mail): Promise<void>;
}
