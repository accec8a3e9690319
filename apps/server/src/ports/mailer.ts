export interface Mail {
  /** Id of the outbox row, so that a mail handed over twice can be recognised by its Message-ID. */
  id: string;
  /** The brand that sends it. */
  tenantId: string;
  fromName: string;
  fromAddress: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail programs post to end mails of this kind (RFC 8058); absent for mails that nobody can do without. */
  unsubscribeUrl?: string;
  /** What the HTML shows as `cid:<id>`; it travels with the mail, so that opening one asks nobody for anything. */
  pictures?: readonly { id: string; png: Buffer }[];
}

/** The receiver's server said that it takes no mail for the address, and never will: trying again helps nobody. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands one mail to a transport; rejects when the transport did not take it, and the outbox tries again. */
export abstract class Mailer {
  /** @throws MailRefused for an address that takes none */
  abstract send(mail: Mail): Promise<void>;
}
