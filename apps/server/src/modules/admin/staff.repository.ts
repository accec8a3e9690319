import { Inject, Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Database, isDuplicate } from '../../kernel/database/database.js';
import { StaffSessionEntity } from './staff-session.entity.js';
import { StaffTenantEntity } from './staff-tenant.entity.js';
import { StaffEntity } from './staff.entity.js';

export interface StaffPage {
  column: 'name' | 'email' | 'role' | 'createdAt';
  direction: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

/** Staff, the brands they were given and their sessions. */
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

  /** @returns whose session it is, undefined when it is unknown or over */
  async findBySession(tokenHash: string, now: Date): Promise<StaffEntity | undefined> {
    const session = await this.sessions().findOneBy({ tokenHash });
    if (!session || session.expiresAt <= now) return undefined;
    return this.find(session.staffId);
  }

  /** @returns false when the staff member is gone, or their way in was taken back since `accessVersion` was read */
  async insertSession(session: StaffSessionEntity, accessVersion: number): Promise<boolean> {
    const { affectedRows } = await this.database.write(
      `INSERT INTO staff_session (token_hash, staff_id, created_at, expires_at)
       SELECT :tokenHash, id, :createdAt, :expiresAt FROM staff
        WHERE id = :staffId AND access_version = :accessVersion`,
      { ...session, accessVersion },
    );
    return affectedRows === 1;
  }

  async deleteSession(tokenHash: string): Promise<void> {
    await this.sessions().delete({ tokenHash });
  }

  async deleteExpiredSessions(staffId: string, now: Date): Promise<void> {
    await this.sessions().delete({ staffId, expiresAt: LessThan(now) });
  }

  private staff() {
    return this.database.manager.getRepository(StaffEntity);
  }

  private tenants() {
    return this.database.manager.getRepository(StaffTenantEntity);
  }

  private sessions() {
    return this.database.manager.getRepository(StaffSessionEntity);
  }
}
