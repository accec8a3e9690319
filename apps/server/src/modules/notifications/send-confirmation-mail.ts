import { Inject } from '@nestjs/common';
import { Mailer } from '../../ports/mailer.js';
import { ENVIRONMENT, type Environment } from '../../kernel/config/environment.js';
import { publicOrigin } from '../../kernel/http/public-origin.js';
import { Texts } from '../../kernel/i18n/texts.js';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { AccountsApi, confirmationMailJob } from '../accounts/accounts.api.js';
import { confirmationContent } from './confirmation-content.js';
import { MailColoursOfThemes } from './mail-colours.js';
import { mailHtml, mailText } from './mail-layout.js';

/** Mails the activation link, or tells the owner of an address that somebody signed up with it. */
@JobHandler(confirmationMailJob)
export class SendConfirmationMail implements HandlesJob<{ linkId: string }> {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(Texts) private readonly texts: Texts,
    @Inject(MailColoursOfThemes) private readonly colours: MailColoursOfThemes,
    @Inject(Mailer) private readonly mailer: Mailer,
  ) {}

  async handle({ linkId }: { linkId: string }, { id }: JobContext): Promise<void> {
    const mail = await this.accounts.confirmationMail(linkId);
    if (!mail) return;
    const tenant = TenantContext.current();
    const { settings } = tenant;
    // A brand may have stopped offering the language since.
    const language = settings.locales.includes(mail.language) ? mail.language : settings.domain_language;
    const content = confirmationContent(mail, {
      tenant,
      language,
      origin: publicOrigin(this.environment, tenant),
      t: this.texts.in(language),
    });
    await this.mailer.send({
      id,
      tenantId: tenant.id,
      fromName: settings.mail_name,
      fromAddress: settings.support_email,
      to: mail.to,
      subject: content.subject,
      text: mailText(content),
      html: mailHtml(content, await this.colours.of(settings.theme)),
    });
  }
}
