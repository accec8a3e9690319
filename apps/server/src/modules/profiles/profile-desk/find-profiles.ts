import { plainData } from '@kindling/contract/text/plain-data';
import { Injectable } from '@nestjs/common';
import { emailProblem } from '@kindling/contract/accounts/email-rules';
import { id as idShape } from '@kindling/contract/values';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../kernel/tenancy/tenant-registry.js';
import { AccountsByMail } from '../../accounts/accounts.api.js';
import { AuditLog } from '../../console/staff/staff.api.js';
import type { ProfileListing } from '../profiles.api.js';

/** What a list of profiles is narrowed to by what staff typed. */
export type Found = Pick<ProfileListing, 'tenants' | 'nameStart' | 'ids'>;

/**
 * Reads what staff typed into the search of profiles: a whole mail address, a whole id, as the console shows it or
 * alone, and everything else is the beginning of a name. Never a part of an address, which would list them.
 */
@Injectable()
export class FindProfiles {
  constructor(
    private readonly accountsByMail: AccountsByMail,
    private readonly auditLog: AuditLog,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * @param tenants the brands to look on, or null for all
   * @returns the narrowed list; a mail address finds nothing for staff without the right to look for it
   */
  async find(text: string, tenants: readonly string[] | null, caller: StaffCaller): Promise<Found> {
    const typed = plainData(text);
    if (typed === '') return { tenants };
    if (emailProblem(typed) === undefined) return this.byMail(typed, tenants, caller);
    const { brand, id } = parts(typed);
    if (!idShape.safeParse(id).success) return { tenants, nameStart: typed };
    const known = this.known(tenants);
    return { tenants: brand === undefined ? known : known.filter((one) => one === brand), ids: [id] };
  }

  private async byMail(
    email: string,
    tenants: readonly string[] | null,
    caller: StaffCaller,
  ): Promise<Found> {
    if (!caller.rights.includes('profiles:find_by_mail')) return { tenants, ids: [] };
    // The typed address is personal; that a search was made is not.
    const tenantId = tenants?.length === 1 ? tenants[0] : undefined;
    await this.auditLog.record({ staffId: caller.staffId, action: 'profiles.searched_by_mail', tenantId });
    const known = this.known(tenants);
    return { tenants: known, ids: await this.accountsByMail.find(email, known) };
  }

  /** Named one by one, so that every lookup goes by a key. */
  private known(tenants: readonly string[] | null): readonly string[] {
    return tenants ?? this.tenantRegistry.ids();
  }
}

/** `<brand>:<id>` as the console shows it, or the id alone. */
function parts(typed: string): { brand: string | undefined; id: string } {
  const at = typed.indexOf(':');
  return at < 0
    ? { brand: undefined, id: typed.toLowerCase() }
    : { brand: typed.slice(0, at), id: typed.slice(at + 1).toLowerCase() };
}
