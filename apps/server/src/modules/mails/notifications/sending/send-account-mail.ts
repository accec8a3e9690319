import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { accountMailJob, AccountMails, type AccountMailOrder } from '../../../accounts/accounts.api.js';
import { accountContent } from '../content/account-content.js';
import { SendMail } from './send-mail.js';

/** Writes and sends mails about an account in the member's language and the brand's look. */
@JobHandler(accountMailJob)
export class SendAccountMail implements HandlesJob<AccountMailOrder> {
  constructor(
    private readonly accountMails: AccountMails,
    private readonly sendMail: SendMail,
  ) {}

  async handle(order: AccountMailOrder, { id }: JobContext): Promise<void> {
    const mail = await this.accountMails.prepare(order);
    if (mail)
      await this.sendMail.send(mail, { id, kind: mail.kind }, (surroundings) =>
        accountContent(mail, surroundings),
      );
  }
}
