import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { AccountsApi, mailChangedJob } from '../accounts/accounts.api.js';
import { MailAccount } from './mail-account.js';

/** Tells the address that an account had before, without naming the new one. */
@JobHandler(mailChangedJob)
export class SendMailChangeNotice implements HandlesJob<{ linkId: string }> {
  constructor(
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(MailAccount) private readonly mails: MailAccount,
  ) {}

  async handle({ linkId }: { linkId: string }, { id }: JobContext): Promise<void> {
    const mail = await this.accounts.mailChangedNotice(linkId);
    if (mail) await this.mails.send(mail, id);
  }
}
