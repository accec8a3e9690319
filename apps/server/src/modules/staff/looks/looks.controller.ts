import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import { lookColumns, lookFilter, listLooks } from '@kindling/contract/routes/looks';
import { auditedWhats, searchedBy } from '@kindling/contract/looks';
import { listParameters } from '@kindling/contract/shapes/list-query';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { AuditEntriesRepository, type ListedEntry } from '../audit/audit-entries.repository.js';
import { GivenBrands } from '../desk/given-brands.js';
import { requireGiven } from '../desk/given-tenants.js';
import { ListPages } from '../desk/list-pages.js';
import { StaffRepository } from '../people/staff.repository.js';
import { AuditedMembersRepository } from './audited-members.repository.js';
import { actionOf } from './member-looks.js';

const looks = listParameters(lookColumns, lookFilter);

/** Who of the staff looked for whom, and at whom: for who manages staff. */
@Controller()
export class LooksController {
  constructor(
    @Inject(AuditEntriesRepository) private readonly entries: AuditEntriesRepository,
    @Inject(GivenBrands) private readonly brands: GivenBrands,
    @Inject(ListPages) private readonly pages: ListPages,
    @Inject(AuditedMembersRepository) private readonly members: AuditedMembersRepository,
    @Inject(StaffRepository) private readonly staff: StaffRepository,
  ) {}

  @Endpoint(listLooks)
  async list(
    { query }: Input<typeof listLooks>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listLooks>> {
    const { filter, place, ...wanted } = this.pages.read('looks', looks, query, caller);
    const { tenant, staff } = filter ?? {};
    if (tenant !== undefined) requireGiven(caller, tenant);
    const actions = ['members.searched', ...Object.values(actionOf)] as const;
    const page = await this.entries.page({ ...wanted, tenant, staff, actions });
    this.pages.tell(call, place, page);
    const [names, members] = await Promise.all([
      this.staff.names([...new Set(page.rows.map((row) => row.staffId))]),
      this.membersOf(page.rows, caller),
    ]);
    return page.rows.map(({ id, at, staffId: by, tenantId, action, changes }) => ({
      ...{ id, at: at.toISOString(), staff: by, name: names.get(by) ?? by, tenant: tenantId },
      what: auditedWhats.find((what) => actionOf[what] === action) ?? 'search',
      by: searchedBy.find((one) => changes.includes(one)) ?? null,
      member: members.get(id) ?? null,
    }));
  }

  /** Whom looks were at, as long as they are there, as `<tenant>:<member>`. */
  private async membersOf(rows: readonly ListedEntry[], caller: StaffCaller): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const [tenantId, ofBrand] of Map.groupBy(rows, (row) => row.tenantId)) {
      if (tenantId === null) continue;
      const ids = ofBrand.map(({ id }) => id);
      const members = await this.brands.inBrand(tenantId, caller, () => this.members.membersOf(ids));
      for (const [id, memberId] of members) found.set(id, `${tenantId}:${memberId}`);
    }
    return found;
  }
}
