import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { SavableList } from '@kindling/contract/saved-filter-rules';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { StaffEntity } from '../people/staff.entity.js';

/** A filter and an order of a list that a member of staff saved under a name; it goes when they leave. */
@Entity('saved_filter')
@Index('uq_saved_filter_name', ['staffId', 'list', 'name'], { unique: true })
export class SavedFilterEntity {
  @IdColumn({ primary: true })
  id!: string;

  @ForeignKey(() => StaffEntity, { name: 'fk_saved_filter_staff', onDelete: 'CASCADE' })
  @IdColumn()
  staffId!: string;

  @CodeColumn(32)
  list!: SavableList;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** Without anything that was typed: nothing in it names a member. */
  @Column({ type: 'json' })
  filter!: object;

  @CodeColumn(40)
  sortColumn!: string;

  @CodeColumn(4)
  sortDirection!: 'ASC' | 'DESC';

  @InstantColumn()
  savedAt!: Date;
}
