import { Inject } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../../kernel/outbox/job.js';
import { AccountsApi, passwordChangedJob } from '../accounts/accounts.api.js';
import { MailAccount } from './mail-account.js';

/** Tells an account's owner by mail that its password is another now. */
@JobHandler(passwordChangedJob)
export class SendPasswordNotice implements HandlesJob<{ accountId: string }> {
  constructor(
    @Inject(AccountsApi) private readonly accounts: AccountsApi,
    @Inject(MailAccount) private readonly mails: MailAccount,
  ) {}

  async handle({ accountId }: { accountId: string }, { id }: JobContext): Promise<void> {
    const mail = await this.accounts.passwordChangedNotice(accountId);
    if (mail) await this.mails.send(mail, id);
  }
}
