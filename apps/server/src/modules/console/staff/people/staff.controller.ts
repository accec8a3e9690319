import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { listParameters } from '@kindling/contract/console/list-query';
import {
  endStaff,
  endStaffSessions,
  listStaff,
  listStaffBrowsers,
  resetSecondFactor,
  staffColumns,
  staffFilter,
  updateStaff,
  type StaffRow,
} from '@kindling/contract/console/calls/staff';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { tellBrowser } from '../account/tell-browser.js';
import { ListPages } from '../desk/list-pages.js';
import { ResetSecondFactor } from '../login/second-factor/reset-second-factor.js';
import { SecondFactorsRepository } from '../login/second-factor/second-factors.repository.js';
import { ManageStaff } from './manage-staff.js';
import { StaffRepository } from './staff.repository.js';

const staffList = listParameters(staffColumns, staffFilter);

/** The console's staff, for its owners. */
@Controller()
export class StaffController {
  constructor(
    private readonly listPages: ListPages,
    private readonly manageStaff: ManageStaff,
    private readonly resetSecondFactor: ResetSecondFactor,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly staff: StaffRepository,
    private readonly staffSessions: StaffSessions,
  ) {}

  @Endpoint(listStaff)
  async list(
    { query }: Input<typeof listStaff>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listStaff>> {
    const asked = this.listPages.read('staff', staffList, query, caller);
    const page = await this.staff.page(asked);
    const { rows } = page;
    const ids = rows.map(({ id }) => id);
    const left = await this.secondFactors.codesLeft(ids);
    const sessions = await this.staffSessions.counts(ids);
    this.listPages.tell(call, asked.place, page);
    return Promise.all(
      rows.map(async ({ id, name, email, role, createdAt, endedAt, totpSecret }): Promise<StaffRow> => {
        const tenants = role === 'owner' ? null : await this.staff.tenantsOf(id);
        const factor = { second_factor: totpSecret !== null, recovery_codes: left.get(id) ?? 0 };
        return {
          ...{ id, name, email, role, tenants, ...factor, created_at: createdAt.toISOString() },
          ...{ ended_at: endedAt?.toISOString() ?? null, sessions: sessions.get(id) ?? 0 },
        };
      }),
    );
  }

  @Endpoint(updateStaff)
  async change(
    { params, body }: Input<typeof updateStaff>,
    caller: StaffCaller,
  ): Promise<Answer<typeof updateStaff>> {
    await this.manageStaff.change(params.id, body, caller);
    return { done: true };
  }

  @Endpoint(endStaff)
  async end({ params }: Input<typeof endStaff>, caller: StaffCaller): Promise<Answer<typeof endStaff>> {
    await this.manageStaff.end(params.id, caller);
    return { done: true };
  }

  @Endpoint(listStaffBrowsers)
  async browsers(
    { params }: Input<typeof listStaffBrowsers>,
    { sessionHash }: StaffCaller,
  ): Promise<Answer<typeof listStaffBrowsers>> {
    if (!(await this.staff.find(params.id))) throw problem('not_found');
    return (await this.staffSessions.list(params.id)).map((session) => tellBrowser(session, sessionHash));
  }

  @Endpoint(endStaffSessions)
  async endSessions(
    { params }: Input<typeof endStaffSessions>,
    caller: StaffCaller,
  ): Promise<Answer<typeof endStaffSessions>> {
    await this.manageStaff.endSessions(params.id, caller);
    return { done: true };
  }

  @Endpoint(resetSecondFactor)
  async reset(
    { params }: Input<typeof resetSecondFactor>,
    caller: StaffCaller,
  ): Promise<Answer<typeof resetSecondFactor>> {
    await this.resetSecondFactor.byOwner(params.id, caller);
    return { done: true };
  }
}
