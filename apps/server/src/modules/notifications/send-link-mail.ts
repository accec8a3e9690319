import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { AccountsApi, linkMailJob } from '../accounts/accounts.api.js';
import { MailAccount } from './mail-account.js';

/** Mails the link that sets a new password, gives an account a new address or brings it back, to whom it may be mailed. */
@JobHandler(linkMailJob)
export class SendLinkMail implements HandlesJob<{ linkId: string }> {
  constructor(
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(MailAccount) private readonly mails: MailAccount,
  ) {}

  async handle({ linkId }: { linkId: string }, { id }: JobContext): Promise<void> {
    const mail = await this.accounts.linkMail(linkId);
    if (mail) await this.mails.send(mail, id);
  }
}
