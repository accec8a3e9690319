import { createTransport } from 'nodemailer';
import type { Clock } from '../../ports/clock.js';
import { Mailer, type Mail } from '../../ports/mailer.js';
import { mailMessage } from './mail-message.js';
import type { MailboxFiles } from './mailbox-files.js';

interface ComposedAddress {
  address: string;
  name: string;
}

/** The mail that nodemailer composed, as it would have sent it. */
interface Composed {
  from: ComposedAddress;
  to: ComposedAddress[];
  subject: string;
  text: string;
  html: string;
  attachments?: { cid?: string; content: string }[];
}

/** Puts mails into the development mailbox instead of sending them. */
export class MailboxMailer extends Mailer {
  private readonly transport = createTransport({ jsonTransport: true });

  constructor(
    private readonly mailbox: MailboxFiles,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    // Nothing is signed that is not sent, and no key comes near a file.
    const { dkim: _, ...unsigned } = mailMessage(mail);
    const { message } = await this.transport.sendMail(unsigned);
    const composed = JSON.parse(String(message)) as Composed;
    const to = composed.to[0]?.address;
    if (to === undefined) throw new Error('A mail to nobody');
    await this.mailbox.put({
      id: mail.id,
      tenantId: mail.tenantId,
      fromName: composed.from.name,
      fromAddress: composed.from.address,
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
      to,
      subject: composed.subject,
      text: composed.text,
      html: withPictures(composed),
      ...(mail.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: mail.unsubscribeUrl }),
      sentAt: this.clock.now(),
    });
  }
}

/** The HTML on its own, as a browser shows it, with attached pictures inlined. */
function withPictures({ html, attachments = [] }: Composed): string {
  return attachments.reduce(
    (shown, { cid, content }) =>
      shown.replaceAll(`src="cid:${cid}"`, `src="data:image/png;base64,${content}"`),
    html,
  );
}
