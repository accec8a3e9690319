import { Entity, ForeignKey } from 'typeorm';
import { CodeColumn, IdColumn } from '../../../../../kernel/database/columns.js';
import { StaffEntity } from '../../people/staff.entity.js';

/** An unused recovery code, stored as a keyed hash; using it deletes its row. */
@Entity('staff_recovery_code')
export class StaffRecoveryCodeEntity {
  @ForeignKey(() => StaffEntity, { name: 'fk_staff_recovery_code_staff', onDelete: 'CASCADE' })
  @IdColumn({ primary: true })
  staffId!: string;

  @CodeColumn(64, { primary: true })
  codeHash!: string;
}
