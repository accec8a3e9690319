import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Mailbox } from '../../../ports/mailbox.js';
import { forgetMailsJob } from '../../accounts/accounts.api.js';

/** Deletes an erased account's mails from the development mailbox; where mails are sent, no copies are kept. */
@JobHandler(forgetMailsJob)
export class ForgetMails implements HandlesJob<{ addresses: string[] }> {
  constructor(private readonly mailbox: Mailbox) {}

  async handle({ addresses }: { addresses: string[] }): Promise<void> {
    for (const address of addresses) await this.mailbox.forget(TenantContext.id(), address);
  }
}
