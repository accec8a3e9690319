import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import { Mailer, MailRefused, SenderRefused, type Mail } from '../../../ports/mailer.js';
import { AccountsApi, SentMails } from '../../accounts/accounts.api.js';
import { logoId, mailHtml, mailText, type MailContent } from './look/mail-layout.js';
import { MailLooks } from './look/mail-look.js';
import { MailSurroundings, type Surroundings } from './look/mail-surroundings.js';
import { MailProofs } from './returned/mail-proofs.js';

/** To whom a mail goes. */
export interface MailReader {
  to: string;
  /** Theirs, which the brand may have stopped to offer since. */
  language: Language;
  /** The member, for support; null for a reader without an account. */
  memberId: string | null;
}

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
  ) {}

  /**
   * An address that takes no mail is noted, and the mail counts as sent: trying again would not help. A server that takes
   * none of ours is noted with the mail, which is tried again.
   *
   * @param id the same on every attempt, so that a mail is not there twice
   * @param kind what it is about
   * @param write what the mail says
   */
  async send(
    mail: MailReader,
    { id, kind }: { id: string; kind: MailKind },
    write: (surroundings: Surroundings) => MailContent,
  ): Promise<void> {
    const surroundings = await this.mailSurroundings.of(mail.language, kind);
    const content = write(surroundings);
    const { tenant } = surroundings;
    const { settings } = tenant;
    const look = await this.mailLooks.of(tenant.id, settings);
    const message: Mail = {
      id,
      proof: this.mailProofs.of(tenant.id, id, mail.to),
      tenantId: tenant.id,
      fromName: settings.mail_name,
      fromAddress: settings.support_email,
      to: mail.to,
      subject: content.subject,
      text: mailText(content),
      html: mailHtml(content, look),
      ...(content.unsubscribe ? { unsubscribeUrl: content.unsubscribe.oneClickUrl } : {}),
      pictures: look.logo ? [{ id: logoId, png: look.logo.png }] : [],
    };
    const { memberId } = mail;
    if (memberId !== null) await this.sentMails.begin({ id, memberId, kind });
    try {
      await this.mailer.send(message);
      await this.sentMails.settle(id, 'sent');
    } catch (error) {
      if (error instanceof SenderRefused) await this.sentMails.settle(id, 'blocked');
      if (!(error instanceof MailRefused)) throw error;
      await this.accounts.noteMailRefused(mail.to);
      await this.sentMails.settle(id, 'refused');
    }
  }
}
