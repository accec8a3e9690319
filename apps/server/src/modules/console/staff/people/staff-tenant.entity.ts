import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, TenantIdColumn } from '../../../../kernel/database/columns.js';
import { TenantEntity } from '../../../../kernel/tenancy/tenant.entity.js';
import { StaffEntity } from './staff.entity.js';

/** A brand that a member of staff was given; owners need none (decisions §9). */
@Entity('staff_tenant')
@Index('ix_staff_tenant_tenant', ['tenantId'])
export class StaffTenantEntity {
  @ForeignKey(() => StaffEntity, { name: 'fk_staff_tenant_staff', onDelete: 'CASCADE' })
  @IdColumn({ primary: true })
  staffId!: string;

  @ForeignKey(() => TenantEntity, { name: 'fk_staff_tenant_tenant', onDelete: 'CASCADE' })
  @TenantIdColumn({ primary: true })
  tenantId!: string;
}
