import { Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { ActReason, resendMemberMail } from '@kindling/contract/overviews/calls/member-desk';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { MemberSessions } from '../../../../kernel/sessions/member-sessions.js';
import { AccountRecords, type AccountRecord } from '../../../accounts/accounts.api.js';
import { AccessLog } from '../../../console/staff/staff.api.js';
import { Leave } from '../../account-closure/account-closure.api.js';
import { EndBlocks } from './end-blocks.js';
import { MemberMails } from './member-mails.js';

/** Bounds the damage of one stolen or bribed staff account before it is noticed. */
const acts = { name: 'member-acts', points: 60, seconds: 3600 };

/**
 * Support's actions on an account at its member's request, each with its reason in the audit log. In the current brand.
 * Staff never act as a member: no session of the member starts here.
 */
@Injectable()
export class ActOnAccount {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly database: Database,
    private readonly endBlocks: EndBlocks,
    private readonly leave: Leave,
    private readonly limits: Limits,
    private readonly accessLog: AccessLog,
    private readonly memberMails: MemberMails,
    private readonly memberSessions: MemberSessions,
  ) {}

  /** @throws Problem `not_found`, `rate_limited` */
  async endSessions(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async () => {
      await this.memberSessions.endAll(memberId);
      await this.accessLog.act(memberId, 'sessions', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails`, `rate_limited` */
  async resend(
    memberId: string,
    order: Input<typeof resendMemberMail>['body'],
    caller: StaffCaller,
  ): Promise<void> {
    await this.act(memberId, caller, async (account) => {
      await this.memberMails.resend(account, order);
      await this.accessLog.act(memberId, 'mail', caller, [order.mail, order.reason]);
    });
  }

  /** @throws Problem `not_found`, `member_unreachable`, `too_many_mails`, `rate_limited` */
  async offerData(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async (account) => {
      await this.memberMails.mailDataOffer(account);
      await this.accessLog.act(memberId, 'data', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` if no lockout holds, `rate_limited` */
  async endLockout(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async (account) => {
      await this.endBlocks.endLockout(account);
      await this.accessLog.act(memberId, 'lockout', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` for a member whose debits are not blocked, `rate_limited` */
  async unblockDebits(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async (account) => {
      await this.endBlocks.unblockDebits(account);
      await this.accessLog.act(memberId, 'debit', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` for an account already deleted, `rate_limited` */
  async delete(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async ({ deletedAt }) => {
      if (deletedAt !== null) throw problem('member_state_changed');
      await this.leave.begin(memberId, 'other');
      await this.accessLog.act(memberId, 'deletion', caller, [reason]);
    });
  }

  /**
   * In one transaction with the entry of the audit log; the account is locked, so that two staff members take turns.
   *
   * @throws Problem `not_found`, `rate_limited`
   */
  private async act(
    memberId: string,
    { staffId }: StaffCaller,
    work: (account: AccountRecord) => Promise<void>,
  ): Promise<void> {
    await this.limits.consumeOnConsole(acts, staffId);
    await this.database.inTransaction(async () => {
      const account = await this.accountRecords.lock(memberId);
      if (!account) throw problem('not_found');
      await work(account);
    });
  }
}
