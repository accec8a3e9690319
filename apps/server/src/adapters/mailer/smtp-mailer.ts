import { isBulkMail } from '@kindling/contract/mails/mail-kinds';
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

function transportTo(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
}

/** Sends mails through the operator's SMTP servers, over a few persistent connections. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly bulk: Transporter;
  private readonly returnAddress: string | undefined;

  /**
   * @param url `smtp://` or `smtps://`, with user and password where the server requires them
   * @param others `returnAddress` receives bounces, by default the sender does; `bulkUrl` is the server for mails to
   * many members, by default the same
   */
  constructor(url: string, { returnAddress, bulkUrl }: { returnAddress?: string; bulkUrl?: string } = {}) {
    super();
    this.transport = transportTo(url);
    this.bulk = bulkUrl === undefined ? this.transport : transportTo(bulkUrl);
    this.returnAddress = returnAddress;
  }

  override async send(mail: Mail): Promise<void> {
    try {
      const message = mailMessage(mail);
      const envelope = { from: this.returnAddress ?? mail.fromAddress, to: mail.to };
      const transport = isBulkMail(mail.kind) ? this.bulk : this.transport;
      await transport.sendMail({ ...message, envelope });
    } catch (error) {
      if (isRefusal(error as SmtpReply)) throw new MailRefused('The address takes no mail');
      if (isAboutSender(error as SmtpReply)) throw new SenderRefused('The server takes no mail of ours');
      throw error;
    }
  }

  /** Called by Nest when the process ends. */
  onApplicationShutdown(): void {
    this.transport.close();
    this.bulk.close();
  }
}

/** Nodemailer's record of a server's reply that made it give up. */
interface SmtpReply {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Phrases of servers for an unknown mailbox, for replies without an enhanced status. */
const namesMailbox =
  /(?:user|mailbox|recipient|address|account|addressee)\b.{0,40}\b(?:unknown|not found|not exist|no longer|disabled|inactive|invalid|unrouteable)|(?:unknown|no such|invalid|bad|non-?existent|unrouteable)\b.{0,20}\b(?:user|mailbox|recipient|address|account|person)/i;
/** Phrases about the sender, whatever the status. */
const namesSender =
  /block|black ?list|deny ?list|spam|reputation|polic(?:y|ies)|\brbl\b|dnsbl|relay|banned|\bspf\b|dkim|dmarc/i;

/**
 * Whether the server permanently denied the receiver's mailbox (RFC 5321, RFC 3463). Most refusals without an enhanced
 * status concern the sender: only phrases that name the mailbox count.
 */
export function isRefusal({ command, responseCode, response = '' }: SmtpReply): boolean {
  if (command !== 'RCPT TO' || responseCode === undefined || namesSender.test(response)) return false;
  const enhanced = statusIn(response);
  if (enhanced !== undefined) return refusesAddress(enhanced);
  return [550, 551, 553].includes(responseCode) && namesMailbox.test(response);
}

/**
 * Whether the server refused, temporarily or permanently, because of the sender or the content. A refused login is
 * neither.
 */
export function isAboutSender({ command, responseCode = 0, response = '' }: SmtpReply): boolean {
  if (!mailCommands.has(command ?? '') || responseCode < 400) return false;
  return refusesSender(statusIn(response) ?? '') || namesSender.test(response);
}

const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const statusIn = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
