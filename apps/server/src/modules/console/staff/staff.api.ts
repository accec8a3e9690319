import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { ResetSecondFactor } from './login/second-factor/reset-second-factor.js';
import { SecondFactor } from './login/second-factor/second-factor.js';
import { CreateStaff, type NewStaff } from './people/create-staff.js';
import { StaffRepository } from './people/staff.repository.js';

export { AuditLog } from './audit/audit-log.js';
export { RecentChanges } from './audit/recent-changes.js';
export { VerifyAuditLog, type NotedSeal } from './audit/verify-audit-log.js';
export { GivenBrands } from './desk/given-brands.js';
export { isGiven, listedTenants, requireGiven } from './desk/given-tenants.js';
export { isPassedOn, isPassedOnBy, notPassedOn, Handover, type PassedOn } from './desk/handover.js';
export { isFree, isRenewable, leaseTimes, type LeaseTimes } from './desk/leases.js';
export { type AskedPage, ListPages } from './desk/list-pages.js';
export { AccessLog } from './access-log/access-log.js';
export { SecretBox } from './login/second-factor/secret-box.js';
export { StaffFiles } from './desk/staff-files.js';
export type { FileCell, FilePages } from './desk/sent-file.js';
export { StaffPictures } from './desk/staff-pictures.js';
export type { NewStaff };

/** The console's staff, for commands, the demo and the desks of other modules. */
@Injectable()
export class StaffApi {
  constructor(
    private readonly createStaffUseCase: CreateStaff,
    private readonly resets: ResetSecondFactor,
    private readonly secondFactor: SecondFactor,
    private readonly staff: StaffRepository,
  ) {}

  /** See `CreateStaff.create`. */
  createStaff(draft: NewStaff): Promise<string> {
    return this.createStaffUseCase.create(draft);
  }

  async hasStaff(email: string): Promise<boolean> {
    return (await this.staff.findByEmail(normalizeEmail(email))) !== undefined;
  }

  /** Gives a brand to a staff member who does not have all of them; call it in the transaction that creates it. */
  giveBrand(staffId: string, tenantId: string): Promise<void> {
    return this.staff.giveBrand(staffId, tenantId);
  }

  /** A staff member's mail address; undefined once they have left. */
  async addressOf(staffId: string): Promise<string | undefined> {
    return (await this.staff.find(staffId))?.email;
  }

  /** @returns names by id, for the known ids */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.staff.names([...new Set(ids)]);
  }

  /** See `SecondFactor.give`. */
  async giveSecondFactor(email: string): Promise<void> {
    const staff = await this.staff.findByEmail(normalizeEmail(email));
    if (staff) await this.secondFactor.give(staff);
  }

  /** See `ResetSecondFactor.byCommand`. */
  resetSecondFactor(email: string): Promise<void> {
    return this.resets.byCommand(email);
  }
}
