import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { AccountsApi, confirmationMailJob } from '../accounts/accounts.api.js';
import { MailAccount } from './mail-account.js';

/** Mails the activation link, or tells the owner of an address that somebody signed up with it. */
@JobHandler(confirmationMailJob)
export class SendConfirmationMail implements HandlesJob<{ linkId: string }> {
  constructor(
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(MailAccount) private readonly mails: MailAccount,
  ) {}

  async handle({ linkId }: { linkId: string }, { id }: JobContext): Promise<void> {
    const mail = await this.accounts.confirmationMail(linkId);
    if (mail) await this.mails.send(mail, id);
  }
}
