import type { MailKind } from '@kindling/contract/mails/mail-kinds';

/** A DKIM key and the domain that it signs for. */
export interface MailSignature {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

export interface Mail {
  /** Id of the outbox row, so that a mail handed over twice can be recognised by its Message-ID. */
  id: string;
  /** Part of the Message-ID, so that a bounce proves that we sent the mail and to whom. */
  proof: string;
  /** The brand that sends it. */
  tenantId: string;
  kind: MailKind;
  fromName: string;
  fromAddress: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** Absent for a mail that is not signed. */
  signature?: MailSignature;
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Where mail programs post to unsubscribe from this kind (RFC 8058); absent for mails that cannot be switched off.
   */
  unsubscribeUrl?: string;
  /** Pictures that the HTML shows as `cid:<id>`; they are sent with the mail, so that opening it loads nothing. */
  pictures?: readonly { id: string; png: Buffer }[];
}

/** The receiver's server permanently refuses mail for the address: retrying is pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The receiver's server refuses all mail from us, for any receiver: it may accept the mail later. */
export class SenderRefused extends Error {
  override readonly name = 'SenderRefused';
}

/** Whether an enhanced status (RFC 3463) concerns the sender or the content: 5.7.x, 4.7.x, and 5.1.7 and 5.1.8. */
export function refusesSender(status: string): boolean {
  return /^(?:[45]\.7\.\d{1,3}|5\.1\.[78])$/.test(status);
}

/**
 * Whether an enhanced status (RFC 3463) permanently denies the mailbox: 5.1.x, 5.2.1. A refusal of the sender (5.1.7
 * and 5.1.8 too) or of the content, 5.7.x, says nothing about the address; a full mailbox is temporary.
 */
export function refusesAddress(status: string): boolean {
  return /^5\.(1\.(?![78]$)\d{1,3}|2\.1)$/.test(status);
}

/** Hands one mail to a transport; rejects when the transport did not accept it, and the outbox retries. */
export abstract class Mailer {
  /** @throws MailRefused for an address that accepts no mail; SenderRefused where its server refuses all of ours */
  abstract send(mail: Mail): Promise<void>;
}
