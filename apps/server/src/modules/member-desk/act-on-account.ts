import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@kindling/contract/route';
import type { ActReason, resendMemberMail } from '@kindling/contract/routes/member-desk';
import { Database } from '../../kernel/database/database.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Limits } from '../../kernel/http/limits.js';
import { problem } from '../../kernel/http/problem.js';
import { MemberSessions } from '../../kernel/sessions/member-sessions.js';
import { AccountRecords, type AccountRecord, OfferData } from '../accounts/accounts.api.js';
import { Leave } from '../departure/departure.api.js';
import { MemberLooks } from '../staff/staff.api.js';
import { ResendMail } from './resend-mail.js';

/** Bounds what one stolen or bribed account of staff can do before somebody notices. */
const acts = { name: 'member-acts', points: 60, seconds: 3600 };
/** How often a member is mailed where their data is. */
const offers = { name: 'data-offers', points: 3, seconds: 24 * 3600 };

/**
 * What support does with an account because its member asked for it, each with its reason in the audit log. In the current
 * brand. Nobody acts as a member: no session of one begins here.
 */
@Injectable()
export class ActOnAccount {
  constructor(
    @Inject(AccountRecords) private readonly accounts: AccountRecords,
    @Inject(Database) private readonly database: Database,
    @Inject(Leave) private readonly leaving: Leave,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(MemberLooks) private readonly looks: MemberLooks,
    @Inject(MemberSessions) private readonly sessions: MemberSessions,
    @Inject(OfferData) private readonly data: OfferData,
    @Inject(ResendMail) private readonly mails: ResendMail,
  ) {}

  /** @throws Problem `not_found`, `rate_limited` */
  async endSessions(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async () => {
      await this.sessions.endAll(memberId);
      await this.looks.act(memberId, 'sessions', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `already_active`, `member_unreachable`, `member_state_changed`, `too_many_mails`, `rate_limited` */
  async resend(
    memberId: string,
    order: Input<typeof resendMemberMail>['body'],
    caller: StaffCaller,
  ): Promise<void> {
    await this.act(memberId, caller, async (account) => {
      await this.mails.resend(account, order);
      await this.looks.act(memberId, 'mail', caller, [order.mail, order.reason]);
    });
  }

  /** @throws Problem `not_found`, `member_unreachable`, `too_many_mails`, `rate_limited` */
  async offerData(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async () => {
      if ((await this.limits.count(offers, memberId)) > offers.points) throw problem('too_many_mails');
      await this.data.offer(memberId);
      await this.looks.act(memberId, 'data', caller, [reason]);
    });
  }

  /** @throws Problem `not_found`, `member_state_changed` for one that is deleted already, `rate_limited` */
  async delete(memberId: string, reason: ActReason, caller: StaffCaller): Promise<void> {
    await this.act(memberId, caller, async ({ deletedAt }) => {
      if (deletedAt !== null) throw problem('member_state_changed');
      await this.leaving.begin(memberId, 'other');
      await this.looks.act(memberId, 'deletion', caller, [reason]);
    });
  }

  /** In one transaction with the entry of the audit log; the account is locked, so that two of the staff take turns. */
  private async act(
    memberId: string,
    { staffId }: StaffCaller,
    work: (account: AccountRecord) => Promise<void>,
  ): Promise<void> {
    await this.limits.consumeOnConsole(acts, staffId);
    await this.database.inTransaction(async () => {
      const account = await this.accounts.lock(memberId);
      if (!account) throw problem('not_found');
      await work(account);
    });
  }
}
