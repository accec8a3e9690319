import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kindling/contract/accounts/email-rules';
import { Database } from '../../../../../kernel/database/database.js';
import { problem } from '../../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../../kernel/http/caller.js';
import { StaffLockout } from '../../../authentication/authentication.api.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { StaffEntity } from '../../people/staff.entity.js';
import { StaffRepository } from '../../people/staff.repository.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Resets a lost second factor: its staff member is logged out everywhere, and sets up a new one at the next login. */
@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly database: Database,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly staffLockout: StaffLockout,
    private readonly staff: StaffRepository,
  ) {}

  /**
   * By an owner on the console.
   *
   * @throws Problem `not_found`; `forbidden` for one's own, which a stolen session could move to another app
   */
  async byOwner(staffId: string, owner: StaffCaller): Promise<void> {
    const staff = await this.staff.find(staffId);
    if (!staff) throw problem('not_found');
    if (staff.id === owner.staffId) throw problem('forbidden');
    await this.reset(staff, owner.staffId, []);
  }

  /**
   * By the command line.
   * @throws Problem `not_found`
   */
  async byCommand(email: string): Promise<void> {
    const staff = await this.staff.findByEmail(normalizeEmail(email));
    if (!staff) throw problem('not_found');
    await this.reset(staff, staff.id, ['command_line']);
  }

  private async reset(staff: StaffEntity, by: string, changes: readonly string[]): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.secondFactors.remove(staff.id);
      const subjects = [staff.id];
      await this.auditLog.record({ staffId: by, action: 'staff.second_factor_reset', subjects, changes });
    });
    await this.staffLockout.forgive(staff, undefined);
  }
}
