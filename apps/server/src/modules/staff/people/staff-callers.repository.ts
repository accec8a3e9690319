import { Inject, Injectable } from '@nestjs/common';
import { rightsOfRole } from '@kindling/contract/staff';
import { Database } from '../../../kernel/database/database.js';
import { StaffDirectory } from '../../../kernel/sessions/staff-directory.js';
import { StaffRepository } from './staff.repository.js';

/** Tells the sessions who their staff are and what they may do. */
@Injectable()
export class StaffCallers extends StaffDirectory {
  private readonly staff: StaffRepository;

  constructor(@Inject(Database) database: Database) {
    super();
    this.staff = new StaffRepository(database);
  }

  override async find(staffId: string) {
    const staff = await this.staff.find(staffId);
    if (!staff) return undefined;
    const { name, email, role } = staff;
    const tenants = role === 'owner' ? null : await this.staff.tenantsOf(staffId);
    return { staffId, name, email, role, rights: rightsOfRole[role], tenants };
  }
}
