import { Injectable } from '@nestjs/common';
import type { StaffRight } from '@kindling/contract/route';
import type { SearchedBy } from '@kindling/contract/console/access-log';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { AccountsByMail } from '../../accounts/accounts.api.js';
import { GivenBrands, AccessLog } from '../../console/staff/staff.api.js';
import { Mandates, PaymentListRepository } from '../../money/payments/payments.api.js';
import type { ProfileListing } from '../../profiles/profiles.api.js';
import { searchTerm, type SearchTerm } from './search-terms.js';

/** The filter of a list of members. */
export type FoundMembers = Pick<ProfileListing, 'tenants' | 'nameStart' | 'namesakes' | 'ids'>;

/** Maximum results of one search over all pages: for more, type more of the name. */
const mostFound = 100;
const noneFound: FoundMembers = { tenants: [] };

/** The right each kind of search needs. Every role may search by name and id. */
const rightFor: Readonly<Partial<Record<SearchedBy, StaffRight>>> = {
  mail: 'profiles:find_by_mail',
  phone: 'payments:refund',
  payment: 'payments:refund',
};

/** Finds members by what they state when they write to support. Each search is counted and logged. */
@Injectable()
export class FindMembers {
  constructor(
    private readonly accountsByMail: AccountsByMail,
    private readonly givenBrands: GivenBrands,
    private readonly mandates: Mandates,
    private readonly accessLog: AccessLog,
    private readonly paymentList: PaymentListRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * @param tenants the brands to search, or null for all
   * @returns empty for an invalid search, and for one the role has no right to
   * @throws Problem `rate_limited`
   */
  async find(typed: string, tenants: readonly string[] | null, caller: StaffCaller): Promise<FoundMembers> {
    const term = searchTerm(typed);
    const right = term && rightFor[term.by];
    if (!term || (right && !caller.rights.includes(right))) return noneFound;
    await this.accessLog.search(term.by, tenants, caller);
    if (term.by === 'name') return { tenants, nameStart: term.text, namesakes: mostFound };
    // Named one by one, so that every lookup uses a key.
    const known = (tenants ?? this.tenantRegistry.ids()).filter(
      (one) => term.by !== 'id' || term.brand === undefined || term.brand === one,
    );
    return { tenants: known, ids: await this.idsOf(term, known, caller) };
  }

  private async idsOf(term: SearchTerm, tenants: readonly string[], caller: StaffCaller): Promise<string[]> {
    switch (term.by) {
      case 'mail':
        return this.accountsByMail.find(term.text, tenants);
      case 'phone':
        return this.ofTelephone(term.text, tenants, caller);
      case 'payment':
        return this.payers({ reference: term.text }, tenants);
      case 'id': {
        const mayReadOrders = caller.rights.includes('payments:refund');
        return [term.text, ...(mayReadOrders ? await this.payers({ id: term.text }, tenants) : [])];
      }
      case 'name':
        return [];
    }
  }

  /** Each brand has its own hashes, so each is queried. */
  private async ofTelephone(
    number: string,
    tenants: readonly string[],
    caller: StaffCaller,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const tenantId of tenants) {
      found.push(
        ...(await this.givenBrands.inBrand(tenantId, caller, () =>
          this.mandates.holdersOf(number, mostFound),
        )),
      );
      if (found.length >= mostFound) break;
    }
    return found;
  }

  private async payers(
    what: { id: string } | { reference: string },
    tenants: readonly string[],
  ): Promise<string[]> {
    const page = await this.paymentList.payments({ ...what, tenants, direction: 'DESC', limit: mostFound });
    return page.rows.flatMap(({ memberId }) => memberId ?? []);
  }
}
