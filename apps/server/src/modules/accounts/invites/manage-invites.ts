import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { AuditLog, GivenBrands } from '../../console/staff/staff.api.js';
import { Invites } from './invites.js';
import type { StoredInvite } from './invites.repository.js';

/** Makes and takes back invitations of a brand, each with its audit entry (decisions §3.6, §9). */
@Injectable()
export class ManageInvites {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly invites: Invites,
    private readonly givenBrands: GivenBrands,
  ) {}

  /** @throws Problem `not_found` for a brand that one was not given */
  create(tenantId: string, days: number, caller: StaffCaller): Promise<StoredInvite & { link: string }> {
    return this.within(tenantId, caller, async () => {
      const invite = await this.invites.create(caller.staffId, days);
      await this.record('invite.created', tenantId, invite.id, caller);
      return invite;
    });
  }

  /** @throws Problem `not_found`, `invite_invalid` for a used invitation */
  revoke(tenantId: string, id: string, caller: StaffCaller): Promise<void> {
    return this.within(tenantId, caller, async () => {
      await this.invites.revoke(id);
      await this.record('invite.revoked', tenantId, id, caller);
    });
  }

  private within<T>(tenantId: string, caller: StaffCaller, work: () => Promise<T>): Promise<T> {
    return this.givenBrands.inBrand(tenantId, caller, () => this.database.inTransaction(work));
  }

  private record(
    action: 'invite.created' | 'invite.revoked',
    tenantId: string,
    id: string,
    { staffId }: StaffCaller,
  ): Promise<void> {
    return this.auditLog.record({ staffId, action, tenantId, subjects: [`${tenantId}:${id}`] });
  }
}
