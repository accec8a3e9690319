import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import { counter } from '../../../kernel/ground/measures.js';
import { Mailer, MailRefused, SenderRefused, type Mail } from '../../../ports/mailer.js';
import { AccountsApi, SentMails } from '../../accounts/accounts.api.js';
import { SendingIdentities } from '../sending-domain/sending-domain.api.js';
import { logoId, mailHtml, mailText, type MailContent } from './look/mail-layout.js';
import { MailLooks } from './look/mail-look.js';
import { MailSurroundings, type Surroundings } from './look/mail-surroundings.js';
import { MailProofs } from './returned/mail-proofs.js';

const mails = counter(
  'mails_total',
  'Mails handed to the mail server: sent, refused for the address, refused for the sender, or failed for now',
  ['outcome'],
);

/** The receiver of a mail. */
export interface MailReader {
  to: string;
  /** Their language, which the brand may no longer offer. */
  language: Language;
  /** The member, for support; null for a reader without an account. */
  memberId: string | null;
}

/** Whether the mail server took a mail, or refused it for good. */
export type MailOutcome = 'sent' | 'refused';

/** Sends a mail in the look of the current brand. */
@Injectable()
export class SendMail {
  constructor(
    private readonly mailLooks: MailLooks,
    private readonly mailSurroundings: MailSurroundings,
    private readonly mailer: Mailer,
    private readonly accounts: AccountsApi,
    private readonly mailProofs: MailProofs,
    private readonly sentMails: SentMails,
    private readonly sendingIdentities: SendingIdentities,
  ) {}

  /**
   * A refused address is recorded, and the mail counts as sent: retrying would not help. A server that refuses all of
   * ours is recorded with the mail, which is retried.
   *
   * @param id the same on every attempt, so that a mail is not delivered twice
   * @param kind of the mail
   * @param mailingId the mailing that it belongs to
   * @param write writes the mail's content
   * @returns what became of it
   */
  async send(
    mail: MailReader,
    { id, kind, mailingId = null }: { id: string; kind: MailKind; mailingId?: string | null },
    write: (surroundings: Surroundings) => MailContent,
  ): Promise<MailOutcome> {
    const surroundings = await this.mailSurroundings.of(mail.language, kind);
    const content = write(surroundings);
    const { tenant } = surroundings;
    const { settings } = tenant;
    const look = await this.mailLooks.of(tenant.id, settings);
    const { address, replyTo, signature } = await this.sendingIdentities.current();
    const message: Mail = {
      ...{ id, kind },
      proof: this.mailProofs.of(tenant.id, id, mail.to),
      tenantId: tenant.id,
      fromName: settings.mail_name,
      fromAddress: address,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(signature ? { signature } : {}),
      to: mail.to,
      subject: content.subject,
      text: mailText(content),
      html: mailHtml(content, look),
      ...(content.unsubscribe ? { unsubscribeUrl: content.unsubscribe.oneClickUrl } : {}),
      pictures: look.logo ? [{ id: logoId, png: look.logo.png }] : [],
    };
    const { memberId } = mail;
    if (memberId !== null) await this.sentMails.begin({ id, memberId, kind, mailingId });
    try {
      await this.mailer.send(message);
    } catch (error) {
      mails.inc({ outcome: outcomeOf(error) });
      if (error instanceof SenderRefused) await this.sentMails.settle(id, 'blocked');
      if (!(error instanceof MailRefused)) throw error;
      await this.accounts.noteMailRefused(mail.to, 'refused');
      await this.sentMails.settle(id, 'refused');
      return 'refused';
    }
    mails.inc({ outcome: 'sent' });
    await this.sentMails.settle(id, 'sent');
    return 'sent';
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof MailRefused) return 'address_refused';
  return error instanceof SenderRefused ? 'sender_refused' : 'failed';
}
