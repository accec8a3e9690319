import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type Mail } from '../../ports/mailer.js';
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
    await this.transport.sendMail(mailMessage(mail));
  }

  /** Called by Nest when the process ends. */
  onApplicationShutdown(): void {
    this.transport.close();
  }
}
