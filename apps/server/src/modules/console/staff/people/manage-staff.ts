import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { StaffSessions } from '../../../../kernel/sessions/staff-sessions.js';
import { Clock } from '../../../../ports/clock.js';
import { AuditLog } from '../audit/audit-log.js';
import { SavedFiltersRepository } from '../filters/saved-filters.repository.js';
import { SecondFactorsRepository } from '../login/second-factor/second-factors.repository.js';
import { StaffRules, type StaffPosition } from './staff-rules.js';
import type { StaffEntity } from './staff.entity.js';
import { StaffRepository } from './staff.repository.js';

/**
 * What owners do with other staff (decisions §9). No owner can change or remove themselves, and the caller must still
 * be an owner at that moment: so at least one owner always remains.
 */
@Injectable()
export class ManageStaff {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly savedFilters: SavedFiltersRepository,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly staff: StaffRepository,
    private readonly staffRules: StaffRules,
    private readonly staffSessions: StaffSessions,
  ) {}

  /**
   * Changes name, role and brands, from the next call on.
   *
   * @throws Problem `not_found`, `forbidden` for oneself, `validation_failed` with the invalid fields
   */
  async change(id: string, position: StaffPosition, owner: StaffCaller): Promise<void> {
    const { tenants, ...checked } = await this.staffRules.check(position);
    await this.ofAnother(id, owner, async (staff) => {
      const given = await this.staff.tenantsOf(id);
      const changes = [
        ...(staff.name === checked.name ? [] : ['name']),
        ...(staff.role === checked.role ? [] : [`role.${checked.role}`]),
        ...tenants.filter((tenant) => !given.includes(tenant)).map((tenant) => `given.${tenant}`),
        ...given.filter((tenant) => !tenants.includes(tenant)).map((tenant) => `taken.${tenant}`),
      ];
      if (changes.length === 0) return;
      await this.staff.change(id, checked, tenants);
      await this.auditLog.record({
        staffId: owner.staffId,
        action: 'staff.changed',
        subjects: [id],
        changes,
      });
    });
  }

  /**
   * Ends their access. The row stays, so that their past actions keep their name.
   *
   * @throws Problem `not_found`, `forbidden` for oneself
   */
  end(id: string, owner: StaffCaller): Promise<void> {
    return this.ofAnother(id, owner, async () => {
      await this.secondFactors.remove(id);
      await this.savedFilters.removeAll(id);
      await this.staff.end(id, this.clock.now());
      await this.auditLog.record({ staffId: owner.staffId, action: 'staff.ended', subjects: [id] });
    });
  }

  /**
   * Logs them out everywhere; allowed for oneself.
   * @throws Problem `not_found`
   */
  async endSessions(id: string, owner: StaffCaller): Promise<void> {
    await this.database.inTransaction(async () => {
      if (!(await this.staff.find(id))) throw problem('not_found');
      await this.staffSessions.endAll(id);
      await this.auditLog.record({ staffId: owner.staffId, action: 'staff.sessions_ended', subjects: [id] });
    });
  }

  private async ofAnother(
    id: string,
    owner: StaffCaller,
    work: (staff: StaffEntity) => Promise<void>,
  ): Promise<void> {
    if (id === owner.staffId) throw problem('forbidden');
    await this.database.inTransaction(async () => {
      const owners = await this.staff.lockOwners();
      if (!owners.includes(owner.staffId)) throw problem('forbidden');
      const staff = await this.staff.find(id);
      if (!staff) throw problem('not_found');
      await work(staff);
    });
  }
}
