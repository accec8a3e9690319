import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  deleteMember,
  endMemberLockout,
  endMemberSessions,
  getMemberPage,
  getMemberReport,
  listMembers,
  memberListColumns,
  memberListFilter,
  offerMemberData,
  resendMemberMail,
  unblockMemberDebits,
} from '@kindling/contract/overviews/calls/member-desk';
import { listParameters } from '@kindling/contract/console/list-query';
import { problem } from '../../../kernel/ground/problem.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenBrands, ListPages, AccessLog, listedTenants } from '../../console/staff/staff.api.js';
import { MemberReports } from '../../safety/reports/reports.api.js';
import { ActOnAccount } from './account/act-on-account.js';
import { FindMembers } from './find-members.js';
import { MemberRows } from './member-rows.js';
import { ShowMemberPage } from './show-member-page.js';

const memberList = listParameters(memberListColumns, memberListFilter);

/** Members on the console, in a staff member's brands. */
@Controller()
export class MemberDeskController {
  constructor(
    private readonly actOnAccount: ActOnAccount,
    private readonly findMembers: FindMembers,
    private readonly givenBrands: GivenBrands,
    private readonly listPages: ListPages,
    private readonly accessLog: AccessLog,
    private readonly memberReports: MemberReports,
    private readonly showMemberPage: ShowMemberPage,
    private readonly memberRows: MemberRows,
  ) {}

  @Endpoint(listMembers)
  async list(
    { body }: Input<typeof listMembers>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listMembers>> {
    const { filter, place, ...wanted } = this.listPages.read('members', memberList, body, caller);
    const tenants = listedTenants(caller, filter?.tenant);
    const found = await this.findMembers.find(filter?.q ?? '', tenants, caller);
    const page = await this.memberRows.page({ ...wanted, ...found }, caller);
    this.listPages.tell(call, place, page);
    return page.rows;
  }

  @Endpoint(getMemberPage)
  get({ params }: Input<typeof getMemberPage>, caller: StaffCaller): Promise<Answer<typeof getMemberPage>> {
    return this.givenBrands.within(params.id, caller, (id) => this.showMemberPage.show(id, caller));
  }

  @Endpoint(getMemberReport)
  getReport(
    { params }: Input<typeof getMemberReport>,
    caller: StaffCaller,
  ): Promise<Answer<typeof getMemberReport>> {
    return this.givenBrands.within(params.id, caller, async (id) => {
      const evidence = await this.memberReports.evidence(id, params.report);
      if (!evidence) throw problem('not_found');
      await this.accessLog.look(id, 'evidence', caller);
      return evidence;
    });
  }

  @Endpoint(endMemberSessions)
  async endSessions(
    { params, body }: Input<typeof endMemberSessions>,
    caller: StaffCaller,
  ): Promise<Answer<typeof endMemberSessions>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.actOnAccount.endSessions(id, body.reason, caller),
    );
    return { done: true };
  }

  @Endpoint(resendMemberMail)
  async resend(
    { params, body }: Input<typeof resendMemberMail>,
    caller: StaffCaller,
  ): Promise<Answer<typeof resendMemberMail>> {
    await this.givenBrands.within(params.id, caller, (id) => this.actOnAccount.resend(id, body, caller));
    return { done: true };
  }

  @Endpoint(offerMemberData)
  async offerData(
    { params, body }: Input<typeof offerMemberData>,
    caller: StaffCaller,
  ): Promise<Answer<typeof offerMemberData>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.actOnAccount.offerData(id, body.reason, caller),
    );
    return { done: true };
  }

  @Endpoint(endMemberLockout)
  async endLockout(
    { params, body }: Input<typeof endMemberLockout>,
    caller: StaffCaller,
  ): Promise<Answer<typeof endMemberLockout>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.actOnAccount.endLockout(id, body.reason, caller),
    );
    return { done: true };
  }

  @Endpoint(unblockMemberDebits)
  async unblockDebits(
    { params, body }: Input<typeof unblockMemberDebits>,
    caller: StaffCaller,
  ): Promise<Answer<typeof unblockMemberDebits>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.actOnAccount.unblockDebits(id, body.reason, caller),
    );
    return { done: true };
  }

  @Endpoint(deleteMember)
  async delete(
    { params, body }: Input<typeof deleteMember>,
    caller: StaffCaller,
  ): Promise<Answer<typeof deleteMember>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.actOnAccount.delete(id, body.reason, caller),
    );
    return { done: true };
  }
}
