import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@kindling/contract/console/staff';
import { In, IsNull, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, TenantIdColumn } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Keyset, type KeysetPage, type PageRequest } from '../../../../kernel/database/lists/keyset.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { columnsOf, type RowOf } from '../../../../kernel/database/row-shape.js';
import type { SeenRow } from '../../../../kernel/database/seen-row.js';
import { TenantEntity } from '../../../../kernel/tenancy/tenant.entity.js';
import { StaffEntity } from './staff.entity.js';

/** A brand of a staff member; owners need none (decisions §9). */
@Entity('staff_tenant')
@Retention({ notAboutMembers: 'staff' }, 'one row per person and brand')
@Index('ix_staff_tenant_tenant', ['tenantId'])
export class StaffTenantEntity {
  @ForeignKey(() => StaffEntity, { name: 'fk_staff_tenant_staff', onDelete: 'CASCADE' })
  @IdColumn({ primary: true })
  staffId!: string;

  @ForeignKey(() => TenantEntity, { name: 'fk_staff_tenant_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn({ primary: true })
  tenantId!: string;
}

export interface StaffListing extends PageRequest {
  column: keyof typeof orders;
}

const listed = columnsOf(StaffEntity, ['id', 'name', 'email', 'role', 'createdAt', 'endedAt', 'totpSecret']);

type ListedStaff = RowOf<typeof listed>;

const id = ['id', (row: ListedStaff) => row.id] as const;
const orders = {
  name: new Keyset<ListedStaff>([['name', (row) => row.name], id]),
  email: new Keyset<ListedStaff>([['email', (row) => row.email], id]),
  role: new Keyset<ListedStaff>([['role', (row) => row.role], id]),
  created_at: new Keyset<ListedStaff>([['created_at', (row) => row.createdAt], id]),
};

/** Staff, and their brands. */
@Injectable()
export class StaffRepository {
  constructor(private readonly database: Database) {}

  /**
   * Current staff only.
   * @param email in its normalised form
   */
  async findByEmail(email: string): Promise<StaffEntity | undefined> {
    const found = await this.findEver(email);
    return found?.endedAt === null ? found : undefined;
  }

  /**
   * The same, including former staff.
   *
   * @param email in its normalised form. The database ignores accents, so another spelling would evade the lockout.
   */
  async findEver(email: string): Promise<StaffEntity | undefined> {
    const found = await this.staff().findOneBy({ email });
    return found?.email === email ? found : undefined;
  }

  /** Current staff only. */
  async find(id: string): Promise<StaffEntity | undefined> {
    return (await this.staff().findOneBy({ id, endedAt: IsNull() })) ?? undefined;
  }

  /**
   * Locks a staff member until the transaction ends.
   *
   * @returns false when they left, or their password or second factor was replaced meanwhile
   */
  async lock({ id, accessVersion }: StaffEntity): Promise<boolean> {
    this.database.requireTransaction('Locking a staff member');
    const where = { id, accessVersion, endedAt: IsNull() };
    const found = await this.staff().findOne({
      where,
      select: { id: true },
      lock: { mode: 'pessimistic_write' },
    });
    return found !== null;
  }

  /** The owners, locked until the transaction ends, so that one always remains. */
  async lockOwners(): Promise<string[]> {
    this.database.requireTransaction('Changing who owns the console');
    const owners = await this.staff().find({
      where: { role: 'owner', endedAt: IsNull() },
      select: { id: true },
      lock: { mode: 'pessimistic_write' },
    });
    return owners.map((owner) => owner.id);
  }

  async change(
    id: string,
    position: Pick<StaffEntity, 'name' | 'role'>,
    tenants: readonly string[],
  ): Promise<void> {
    this.database.requireTransaction('Changing a staff member');
    await this.staff().update({ id }, position);
    await this.tenants().delete({ staffId: id });
    for (const tenantId of tenants) await this.tenants().insert({ staffId: id, tenantId });
  }

  /** Ends their access from now on. */
  async end(id: string, endedAt: Date): Promise<void> {
    await this.staff().update({ id }, { endedAt });
    await this.tenants().delete({ staffId: id });
    await this.database.write('DELETE FROM staff_passkey WHERE staff_id = :id', { id });
  }

  /** Reactivates a former staff member, with a new password. */
  async resume(id: string, passwordHash: string): Promise<void> {
    await this.staff().update({ id }, { passwordHash, endedAt: null });
  }

  /**
   * Sets a new password; known browsers and logins in progress become invalid.
   *
   * @param seen as it was when the old password was checked
   * @returns the new row; undefined when it has changed, and nothing was done
   */
  async setPassword(seen: StaffEntity, passwordHash: string): Promise<StaffEntity | undefined> {
    const { id, accessVersion } = seen;
    const next = { passwordHash, accessVersion: accessVersion + 1 };
    const { affected } = await this.staff().update(
      { id, accessVersion, passwordHash: seen.passwordHash, endedAt: IsNull() },
      next,
    );
    return affected === 1 ? { ...seen, ...next } : undefined;
  }

  /** One page of all staff. */
  page(listing: StaffListing): Promise<KeysetPage<ListedStaff>> {
    const rows = { shape: listed, from: 'staff WHERE TRUE', parameters: {} };
    return orders[listing.column].read(this.database, rows, listing);
  }

  /** @returns ids of a staff member's brands, in order */
  async tenantsOf(staffId: string): Promise<string[]> {
    const rows = await this.tenants().find({ where: { staffId }, order: { tenantId: 'ASC' } });
    return rows.map((row) => row.tenantId);
  }

  /** Whether a staff member other than these has one of the roles on the brand. */
  async hasOthers(
    tenantId: string,
    roles: readonly StaffRole[],
    without: readonly string[],
  ): Promise<boolean> {
    const others = await this.database.number(
      `SELECT COUNT(*) FROM staff s
        WHERE s.ended_at IS NULL AND s.role IN (:roles) AND s.id NOT IN (:without)
          AND (s.role = 'owner'
               OR EXISTS (SELECT 1 FROM staff_tenant t WHERE t.staff_id = s.id AND t.tenant_id = :tenantId))`,
      { tenantId, roles, without },
    );
    return others > 0;
  }

  /** @returns names by id, for the known ids */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.staff().find({ where: { id: In([...ids]) }, select: { id: true, name: true } });
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /** @returns false if the address is taken */
  async insert(staff: StaffEntity, tenants: readonly string[]): Promise<boolean> {
    try {
      await this.staff().insert(staff);
    } catch (error) {
      if (isDuplicate(error, 'uq_staff_email')) return false;
      throw error;
    }
    for (const tenantId of tenants) await this.giveBrand(staff.id, tenantId);
    return true;
  }

  async giveBrand(staffId: string, tenantId: string): Promise<void> {
    await this.tenants().insert({ staffId, tenantId });
  }

  /** The row as it was read: valid until the staff member is removed or their second factor is reset. */
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
