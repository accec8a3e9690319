import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { lookColumns, lookFilter, listLooks } from '@kindling/contract/console/calls/access-log';
import { auditedWhats, searchedBy } from '@kindling/contract/console/access-log';
import { listParameters } from '@kindling/contract/console/list-query';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { AuditEntriesRepository } from '../audit/audit-entries.repository.js';
import { isGiven, requireGiven } from '../desk/given-tenants.js';
import { ListPages } from '../desk/list-pages.js';
import { StaffRepository } from '../people/staff.repository.js';
import { AuditedMembersRepository } from './audited-members.repository.js';
import { actionOf } from './access-log.js';

const looks = listParameters(lookColumns, lookFilter);

/** Accesses of staff to members, and searches for them: for managers of staff. */
@Controller()
export class AccessLogController {
  constructor(
    private readonly auditEntries: AuditEntriesRepository,
    private readonly listPages: ListPages,
    private readonly auditedMembers: AuditedMembersRepository,
    private readonly staff: StaffRepository,
  ) {}

  @Endpoint(listLooks)
  async list(
    { query }: Input<typeof listLooks>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listLooks>> {
    const { filter, place, ...wanted } = this.listPages.read('looks', looks, query, caller);
    const { tenant, staff } = filter ?? {};
    if (tenant !== undefined) requireGiven(caller, tenant);
    const actions = ['members.searched', ...Object.values(actionOf)] as const;
    const page = await this.auditEntries.page({ ...wanted, tenant, staff, actions });
    this.listPages.tell(call, place, page);
    // The members of the entries, as long as they exist.
    const given = page.rows.flatMap(({ tenantId, id }) =>
      tenantId !== null && isGiven(caller, tenantId) ? [[tenantId, id] as const] : [],
    );
    const [names, members] = await Promise.all([
      this.staff.names([...new Set(page.rows.map((row) => row.staffId))]),
      this.auditedMembers.membersOf(given),
    ]);
    return page.rows.map(({ id, at, staffId: by, tenantId, action, changes }) => ({
      ...{ id, at: at.toISOString(), staff: by, name: names.get(by) ?? by, tenant: tenantId },
      what: auditedWhats.find((what) => actionOf[what] === action) ?? 'search',
      by: searchedBy.find((one) => changes.includes(one)) ?? null,
      member: members.get(id) ?? null,
    }));
  }
}
