import { localizedPath } from '@kindling/contract/paths/paths';
import { Database } from '../../../../kernel/database/database.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import type { PushMessage } from '../../../../ports/push.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { LiveApi } from '../../../chats/live/live.api.js';
import {
  askCheckInJob,
  checkInMailJob,
  CheckIns,
  type CheckInOrder,
} from '../../../safety/date-shares/date-shares.api.js';
import { PushToMember } from '../push/push-to-member.js';

/**
 * Tells a member that a question waits for them: by push, else by mail. Neither says which, as others may see a lock
 * screen and a mailbox.
 */
@JobHandler(askCheckInJob)
export class TellCheckIn implements HandlesJob<CheckInOrder> {
  constructor(
    private readonly checkIns: CheckIns,
    private readonly accounts: AccountsApi,
    private readonly pushToMember: PushToMember,
    private readonly texts: Texts,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly live: LiveApi,
  ) {}

  async handle(order: CheckInOrder): Promise<void> {
    const { memberId } = order;
    const account = await this.accounts.find(memberId);
    if (account?.status !== 'active' || !(await this.checkIns.isDue(order))) return;
    const isPushed = await this.pushToMember.send(memberId, this.write(account.language));
    await this.database.inTransaction(async () => {
      await this.checkIns.noteTold(order);
      if (!isPushed) await this.outbox.add(checkInMailJob, order);
    });
    // Open pages ask again, and show the question.
    await this.live.changed(memberId);
  }

  private write(own: Parameters<Texts['in']>[0]): PushMessage {
    const { settings } = TenantContext.current();
    const { domain_language: domain, locales, name } = settings;
    const language = locales.includes(own) ? own : domain;
    return {
      title: name,
      body: this.texts.in(language)('check_in.push'),
      path: localizedPath('date-shares', language, domain),
      count: 1,
    };
  }
}
