import { Controller } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  auditColumns,
  auditFilter,
  getAuditSeal,
  listAuditEntries,
} from '@kindling/contract/console/calls/audit';
import { listParameters } from '@kindling/contract/console/list-query';
import { isoDate } from '@kindling/contract/values';
import type { Call } from '../../../../kernel/http/call.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { AuditedMembersRepository } from '../access-log/audited-members.repository.js';
import { isGiven } from '../desk/given-tenants.js';
import { ListPages } from '../desk/list-pages.js';
import { StaffRepository } from '../people/staff.repository.js';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import { AuditSealsRepository } from './audit-seals.repository.js';

const auditList = listParameters(auditColumns, auditFilter);
const dayMs = 86_400_000;

/** The audit log for owners: only read here, and the console writes nothing into it by itself. */
@Controller()
export class AuditController {
  constructor(
    private readonly listPages: ListPages,
    private readonly auditEntries: AuditEntriesRepository,
    private readonly auditSeals: AuditSealsRepository,
    private readonly auditedMembers: AuditedMembersRepository,
    private readonly staff: StaffRepository,
  ) {}

  @Endpoint(listAuditEntries)
  async list(
    { query }: Input<typeof listAuditEntries>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listAuditEntries>> {
    const { filter = {}, place, ...wanted } = this.listPages.read('audit-entries', auditList, query, caller);
    const { from, until, ...rest } = filter;
    const page = await this.auditEntries.page({
      ...{ ...wanted, ...rest },
      since: from === undefined ? undefined : new Date(from),
      before: until === undefined ? undefined : endOf(until),
    });
    this.listPages.tell(call, place, page);
    const given = page.rows.flatMap(({ tenantId, id }) =>
      tenantId !== null && isGiven(caller, tenantId) ? [[tenantId, id] as const] : [],
    );
    // What belongs to a brand is written with it: `<brand>:<id>`.
    const people = page.rows.flatMap(({ staffId, subjects }) => [
      staffId,
      ...subjects.filter((one) => !one.includes(':')),
    ]);
    const [names, members] = await Promise.all([
      this.staff.names([...new Set(people)]),
      this.auditedMembers.membersOf(given),
    ]);
    return page.rows.map(({ id, at, staffId, tenantId, action, subjects, changes }) => ({
      ...{ id, at: at.toISOString(), staff: staffId, staff_name: names.get(staffId) ?? null },
      ...{ tenant: tenantId, action, subjects, changes, member: members.get(id) ?? null },
      staff_subjects: Object.fromEntries(subjects.flatMap((one) => nameIn(names, one))),
    }));
  }

  @Endpoint(getAuditSeal)
  async seal(): Promise<Answer<typeof getAuditSeal>> {
    const head = await this.auditSeals.head();
    if (!head) return { seal: null };
    const { position, hash, entryAt } = head;
    return { seal: { position, hash, entry_at: entryAt.toISOString() } };
  }
}

/** A day lasts until the next one begins. */
function endOf(until: string): Date {
  return new Date(Date.parse(until) + (isoDate.safeParse(until).success ? dayMs : 0));
}

function nameIn(names: ReadonlyMap<string, string>, subject: string): [string, string][] {
  const name = names.get(subject);
  return name === undefined ? [] : [[subject, name]];
}
