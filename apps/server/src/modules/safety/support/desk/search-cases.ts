import { Injectable } from '@nestjs/common';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import { leastSearched, mostFoundCases } from '@kindling/contract/safety/calls/support-desk';
import { plainData } from '@kindling/contract/text/plain-data';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { AccountsByMail } from '../../../accounts/accounts.api.js';
import { AccessLog } from '../../../console/staff/staff.api.js';
import { ListProfiles } from '../../../profiles/profiles.api.js';
import type { ListedCase } from './support-queue.repository.js';
import { SupportSearchRepository } from './support-search.repository.js';

/** Prefix of a case number; fewer than four characters match too much. */
const numberStart = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{0,4})?$/i;

/** Searches complaints. Each search is rate-limited and logged like a member search. */
@Injectable()
export class SearchCases {
  constructor(
    private readonly accessLog: AccessLog,
    private readonly accountsByMail: AccountsByMail,
    private readonly listProfiles: ListProfiles,
    private readonly supportSearch: SupportSearchRepository,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * @param given brands to search; null for all
   * @returns newest first; empty for fewer than three letters, and for an address without the right to search by it
   * @throws Problem `rate_limited`
   */
  async find(typed: string, given: readonly string[] | null, caller: StaffCaller): Promise<ListedCase[]> {
    const text = plainData(typed);
    if ([...text].length < leastSearched) return [];
    // Listed explicitly, so that every lookup uses an index.
    const tenants = given ?? this.tenantRegistry.ids();
    const isMail = emailProblem(text) === undefined;
    if (isMail && !caller.rights.includes('profiles:find_by_mail')) return [];
    await this.accessLog.search(isMail ? 'mail' : 'name', given, caller);
    const found = isMail ? await this.ofAddress(text, tenants) : await this.ofWords(text, tenants, caller);
    const one = new Map(found.map((row) => [`${row.tenantId}:${row.id}`, row]));
    return [...one.values()]
      .sort((first, second) => second.openedAt.getTime() - first.openedAt.getTime())
      .slice(0, mostFoundCases);
  }

  private async ofAddress(email: string, tenants: readonly string[]): Promise<ListedCase[]> {
    return [
      ...(await this.supportSearch.byEmail(email, tenants)),
      ...(await this.supportSearch.byMembers(await this.accountsByMail.find(email, tenants), tenants)),
    ];
  }

  private async ofWords(
    text: string,
    tenants: readonly string[],
    caller: StaffCaller,
  ): Promise<ListedCase[]> {
    const found = numberStart.test(text) ? await this.supportSearch.byNumber(text, tenants) : [];
    if (caller.rights.includes('members:read')) {
      const { rows } = await this.listProfiles.page({
        ...{ tenants, nameStart: text, namesakes: mostFoundCases, fictional: false },
        ...{ column: 'created_at', direction: 'DESC', limit: mostFoundCases },
      });
      const ids = rows.map(({ id }) => id);
      found.push(...(await this.supportSearch.byMembers(ids, tenants)));
    }
    for (const tenantId of tenants) found.push(...(await this.supportSearch.byWords(text, tenantId)));
    return found;
  }
}
