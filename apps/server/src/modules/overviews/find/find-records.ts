import { Injectable } from '@nestjs/common';
import { orderNumber } from '@kindling/contract/money/order-number';
import type { FoundRecord } from '@kindling/contract/overviews/calls/find';
import {
  findTerms,
  mostFoundOfKind,
  type FindTerms,
  type FoundKind,
} from '@kindling/contract/overviews/find';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { appealNumber } from '../../safety/restrictions/restrictions.api.js';
import { FindMembers, MemberRows } from '../member-desk/member-desk.api.js';
import { FindRepository, type FoundRow } from './find.repository.js';

/** More than manual use needs in an hour; member searches have their own limit. */
export const finds = { name: 'console-finds', points: 900, seconds: 3600 } as const;

/** Finds records by number, code or id. */
@Injectable()
export class FindRecords {
  constructor(
    private readonly findMembers: FindMembers,
    private readonly limits: Limits,
    private readonly memberRows: MemberRows,
    private readonly findRepository: FindRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * A text of no known shape causes no query.
   *
   * @throws Problem `rate_limited`
   */
  async find(typed: string, caller: StaffCaller): Promise<FoundRecord[]> {
    const terms = findTerms(typed, caller.rights);
    const tenants = this.given(caller).filter((id) => terms.brand === undefined || id === terms.brand);
    const lookups = this.lookups(terms, tenants);
    if (lookups.length === 0 || tenants.length === 0) return [];
    await this.limits.consumeOnConsole(finds, caller.staffId);
    const found = await Promise.all(lookups.map(async ([kind, rows]) => (await rows()).map(toRecord(kind))));
    return found.flat();
  }

  /** Newest first. Each search is rate-limited and logged, even without results. @throws Problem `rate_limited` */
  async members(typed: string, caller: StaffCaller): Promise<FoundRecord[]> {
    if (!caller.rights.includes('members:read')) return [];
    const found = await this.findMembers.find(typed, caller.tenants, caller);
    const { rows } = await this.memberRows.page(
      { ...found, column: 'created_at', direction: 'DESC', limit: mostFoundOfKind },
      caller,
    );
    return rows.map(({ id, tenant, name }) => ({ kind: 'member', id, tenant, name, member: id }));
  }

  private lookups(terms: FindTerms, tenants: readonly string[]) {
    const { payment, complaint, report, appeal, code, page } = terms;
    const lookup = (
      kind: FoundKind,
      term: string | undefined,
      by: 'payments' | 'complaints' | 'reports' | 'appeals' | 'codes' | 'pages',
    ) => (term === undefined ? [] : [[kind, () => this.findRepository[by](tenants, term)] as const]);
    return [
      ...lookup('payment', payment, 'payments'),
      ...lookup('complaint', complaint, 'complaints'),
      ...lookup('report', report, 'reports'),
      ...lookup('appeal', appeal, 'appeals'),
      ...lookup('code', code, 'codes'),
      ...lookup('page', page, 'pages'),
    ];
  }

  private given({ tenants }: StaffCaller): string[] {
    const known = this.tenantRegistry.ids();
    return tenants === null ? known : known.filter((id) => tenants.includes(id));
  }
}

/** Formats numbers for display. */
const nameOf: Partial<Record<FoundKind, (name: string) => string>> = {
  payment: orderNumber,
  appeal: appealNumber,
};

function toRecord(kind: FoundKind) {
  return ({ tenantId, id, name, member }: FoundRow): FoundRecord => ({
    ...{ kind, id: `${tenantId}:${id}`, tenant: tenantId },
    name: nameOf[kind]?.(name) ?? name,
    member: member === null ? null : `${tenantId}:${member}`,
  });
}
