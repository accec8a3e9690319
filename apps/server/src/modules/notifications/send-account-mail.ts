import { Inject } from '@nestjs/common';
import { Mailer } from '../../ports/mailer.js';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { publicOrigin } from '../../kernel/http/public-origin.js';
import { Texts } from '../../kernel/i18n/texts.js';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import {
  accountMailJob,
  AccountMails,
  type AccountMail,
  type AccountMailOrder,
} from '../accounts/accounts.api.js';
import { accountContent } from './account-content.js';
import { MailLooks } from './mail-look.js';
import { logoId, mailHtml, mailText } from './mail-layout.js';

/** Writes and sends mails about an account in the member's language and the brand's look. */
@JobHandler(accountMailJob)
export class SendAccountMail implements HandlesJob<AccountMailOrder> {
  constructor(
    @Inject(AccountMails) private readonly mails: AccountMails,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(Texts) private readonly texts: Texts,
    @Inject(MailLooks) private readonly looks: MailLooks,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
    @Inject(Mailer) private readonly mailer: Mailer,
  ) {}

  async handle(order: AccountMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.mails.prepare(order);
    if (mail) await this.send(mail, id);
  }

  /** @param id the same on every attempt, so that a mail is not there twice */
  private async send(mail: AccountMail, id: string): Promise<void> {
    const tenant = TenantContext.current();
    const { settings } = tenant;
    // A brand may have stopped offering the language since.
    const language = settings.locales.includes(mail.language) ? mail.language : settings.domain_language;
    const content = accountContent(mail, {
      tenant,
      language,
      origin: publicOrigin(this.environment, tenant),
      t: this.texts.in(language),
      company: await this.registry.company(settings.company_id),
    });
    const look = await this.looks.of(settings.theme);
    await this.mailer.send({
      id,
      tenantId: tenant.id,
      fromName: settings.mail_name,
      fromAddress: settings.support_email,
      to: mail.to,
      subject: content.subject,
      text: mailText(content),
      html: mailHtml(content, look),
      pictures: look.logo ? [{ id: logoId, png: look.logo.png }] : [],
    });
  }
}
