import { createTransport, type Transporter } from 'nodemailer';
import {
  Mailer,
  MailRefused,
  refusesAddress,
  refusesSender,
  SenderRefused,
  type Mail,
} from '../../ports/mailer.js';
import { mailMessage } from './mail-message.js';

const connectMs = 10_000;
const silenceMs = 30_000;

/** Sends mails through the operator's SMTP server, over a few connections that stay open. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /**
   * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
   * @param returnAddress where mails go that come back later; to their sender without it
   */
  constructor(
    url: string,
    private readonly returnAddress?: string,
  ) {
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
      const message = mailMessage(mail);
      const envelope = { from: this.returnAddress ?? mail.fromAddress, to: mail.to };
      await this.transport.sendMail({ ...message, envelope });
    } catch (error) {
      if (isRefusal(error as SmtpReply)) throw new MailRefused('The address takes no mail');
      if (isAboutSender(error as SmtpReply)) throw new SenderRefused('The server takes no mail of ours');
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

/** Words by which servers say that a mailbox is not there, where no enhanced status says it. */
const namesMailbox =
  /(?:user|mailbox|recipient|address|account|addressee)\b.{0,40}\b(?:unknown|not found|not exist|no longer|disabled|inactive|invalid|unrouteable)|(?:unknown|no such|invalid|bad|non-?existent|unrouteable)\b.{0,20}\b(?:user|mailbox|recipient|address|account|person)/i;
/** Words about who sends, whatever status stands before them. */
const namesSender =
  /block|black ?list|deny ?list|spam|reputation|polic(?:y|ies)|\brbl\b|dnsbl|relay|banned|\bspf\b|dkim|dmarc/i;

/**
 * Whether the server said of the receiver that there is no such mailbox, for good (RFC 5321, RFC 3463). Most refusals
 * without an enhanced status are about who sends: only words that name the mailbox count.
 */
export function isRefusal({ command, responseCode, response = '' }: SmtpReply): boolean {
  if (command !== 'RCPT TO' || responseCode === undefined || namesSender.test(response)) return false;
  const enhanced = statusIn(response);
  if (enhanced !== undefined) return refusesAddress(enhanced);
  return [550, 551, 553].includes(responseCode) && namesMailbox.test(response);
}

/** Whether the server refused, for now or for good, because of who sends or what is sent. A refused login is neither. */
export function isAboutSender({ command, responseCode = 0, response = '' }: SmtpReply): boolean {
  if (!mailCommands.has(command ?? '') || responseCode < 400) return false;
  return refusesSender(statusIn(response) ?? '') || namesSender.test(response);
}

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const statusIn = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
