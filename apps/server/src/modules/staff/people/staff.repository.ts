import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, isDuplicate } from '../../../kernel/database/database.js';
import type { SeenRow } from '../../../kernel/database/seen-row.js';
import { StaffTenantEntity } from './staff-tenant.entity.js';
import { StaffEntity } from './staff.entity.js';

export interface StaffPage {
  column: 'name' | 'email' | 'role' | 'createdAt';
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

/** Staff, and the brands they were given. */
@Injectable()
export class StaffRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @param email in its normalised form; the database alone would find it with other accents too, past the lockout */
  async findByEmail(email: string): Promise<StaffEntity | undefined> {
    const found = await this.staff().findOneBy({ email });
    return found?.email === email ? found : undefined;
  }

  async find(id: string): Promise<StaffEntity | undefined> {
    return (await this.staff().findOneBy({ id })) ?? undefined;
  }

  /** @returns a part of all staff, and how many there are */
  async page(page: StaffPage): Promise<{ rows: StaffEntity[]; total: number }> {
    const [rows, total] = await this.staff().findAndCount({
      order: { [page.column]: page.direction, id: 'ASC' },
      skip: page.offset,
      take: page.limit,
    });
    return { rows, total };
  }

  /** @returns ids of the brands that a staff member was given, in order */
  async tenantsOf(staffId: string): Promise<string[]> {
    const rows = await this.tenants().find({ where: { staffId }, order: { tenantId: 'ASC' } });
    return rows.map((row) => row.tenantId);
  }

  /** @returns names by id, for the ids that are known */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.staff().find({ where: { id: In([...ids]) }, select: { id: true, name: true } });
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /** @returns false when somebody has the address already */
  async insert(staff: StaffEntity, tenants: readonly string[]): Promise<boolean> {
    try {
      await this.staff().insert(staff);
    } catch (error) {
      if (isDuplicate(error, 'uq_staff_email')) return false;
      throw error;
    }
    for (const tenantId of tenants) await this.tenants().insert({ staffId: staff.id, tenantId });
    return true;
  }

  /** What holds until the staff member is gone, or their way in is taken back. */
  unchanged({ id, accessVersion }: StaffEntity): SeenRow {
    return {
      from: 'staff WHERE id = :seenId AND access_version = :seenVersion',
      parameters: { seenId: id, seenVersion: accessVersion },
    };
  }

  private staff() {
    return this.database.manager.getRepository(StaffEntity);
  }

  private tenants() {
    return this.database.manager.getRepository(StaffTenantEntity);
  }
}
