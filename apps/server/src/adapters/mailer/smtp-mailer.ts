import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, MailRefused, type Mail } from '../../ports/mailer.js';
import { mailMessage } from './mail-message.js';

const connectMs = 10_000;
const silenceMs = 30_000;

/** Sends mails through the operator's SMTP server, over a few connections that stay open. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /** @param url `smtp://` or `smtps://`, with user and password where the server asks for them */
  constructor(url: string) {
    super();
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
    });
  }

  override async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(mailMessage(mail));
    } catch (error) {
      if (isRefusal(error as SmtpReply)) throw new MailRefused('The address takes no mail');
      throw error;
    }
  }

  /** Called by Nest when the process ends. */
  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** What nodemailer tells of an answer of the server that made it give up. */
interface SmtpReply {
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Whether the server said of the receiver that there is no such mailbox, for good (RFC 5321, RFC 3463: 5.1.x, 5.2.1). A
 * refusal of the sender or of what is written, 5.7.x, says nothing of the address; a full mailbox is empty one day.
 */
export function isRefusal({ command, responseCode, response = '' }: SmtpReply): boolean {
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced !== undefined) return /^5\.(1\.|2\.1$)/.test(enhanced);
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}
