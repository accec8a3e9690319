import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { ActReason, resendMemberMail } from '@kindling/contract/overviews/calls/member-desk';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { MemberLooks } from '../../../console/staff/staff.api.js';
import { Leave } from '../../departure/departure.api.js';
import { EndBlocks } from '../end-blocks.js';
import { OnAccount } from './on-account.js';
import { ResendMail } from './resend-mail.js';
import { StartExport } from './start-export.js';

/**
 * What support does with an account because its member asked for it, each with its reason in the audit log. In the current
 * brand. Nobody acts as a member: no session of one begins here.
 */
@Injectable()
export class ActOnAccount {
  constructor(
    private readonly endBlocks: EndBlocks,
    private readonly leave: Leave,
    private readonly memberLooks: MemberLooks,
    private readonly memberSessions: MemberSessions,
    private readonly onAccount: OnAccount,
    private readonly resendMail: ResendMail,
    private readonly startExport: StartExport,
  ) {}

  /** @throws Problem `not_found`, `rate_limited` */
  async endSessions(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.onAccount.act(memberId, caller, async () => {
      await this.memberSessions.endAll(memberId);
      await this.memberLooks.act(memberId, 'sessions', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails`, `rate_limited` */
  async resend(
    memberId: string,
    order: Input<typeof resendMemberMail>['body'],
    caller: StaffCaller,
  ): Promise<void> {
    await this.onAccount.act(memberId, caller, async (account) => {
      await this.resendMail.resend(account, order);
      await this.memberLooks.act(memberId, 'mail', caller, [order.mail, order.reason]);
    });
  }

  /** @throws Problem `not_found`, `member_unreachable`, `too_many_mails`, `rate_limited` */
  async offerData(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.onAccount.act(memberId, caller, async (account) => {
      await this.startExport.start(account);
      await this.memberLooks.act(memberId, 'data', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` where nobody has to wait, `rate_limited` */
  async endLockout(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.onAccount.act(memberId, caller, async (account) => {
      await this.endBlocks.endLockout(account);
      await this.memberLooks.act(memberId, 'lockout', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` for whoever may pay so already, `rate_limited` */
  async unblockDebits(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.onAccount.act(memberId, caller, async (account) => {
      await this.endBlocks.unblockDebits(account);
      await this.memberLooks.act(memberId, 'debit', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` for one that is deleted already, `rate_limited` */
  async delete(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.onAccount.act(memberId, caller, async ({ deletedAt }) => {
      if (deletedAt !== null) throw problem('member_state_changed');
      await this.leave.begin(memberId, 'other');
      await this.memberLooks.act(memberId, 'deletion', caller, [reason]);
    });
  }
}
