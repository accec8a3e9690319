import { Injectable } from '@nestjs/common';
import { mostSavedFilters, type SavableList } from '@kindling/contract/console/console-lists';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn } from '../../../../kernel/database/columns.js';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { Retention } from '../../../../kernel/database/retention.js';
import { StaffEntity } from '../people/staff.entity.js';

/** A staff member's named filter and order of a list; deleted when they leave. */
@Entity('saved_filter')
@Retention(
  { notAboutMembers: 'filters that staff keep, without anything that was typed' },
  'sixty per person, until they leave',
)
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

  /** Without typed fields: nothing in it names a member. */
  @Column({ type: 'json' })
  filter!: object;

  @CodeColumn(40)
  sortColumn!: string;

  @CodeColumn(4)
  sortDirection!: 'ASC' | 'DESC';

  @InstantColumn()
  savedAt!: Date;
}

/** Saved filters; every query is limited to their owner. */
@Injectable()
export class SavedFiltersRepository {
  constructor(private readonly database: Database) {}

  of(staffId: string): Promise<SavedFilterEntity[]> {
    return this.rows().find({ where: { staffId }, order: { name: 'ASC', id: 'ASC' } });
  }

  /**
   * Stores one, replacing an earlier one of the same name and list.
   *
   * @returns the stored row; undefined where the person has reached the maximum
   */
  put(filter: SavedFilterEntity): Promise<SavedFilterEntity | undefined> {
    return this.database.inTransaction(async () => {
      const { staffId, list, name } = filter;
      // In sequence, so that the limit per staff member holds.
      await this.database.manager
        .getRepository(StaffEntity)
        .findOne({ where: { id: staffId }, select: { id: true }, lock: { mode: 'pessimistic_write' } });
      const earlier = await this.rows().findOneBy({ staffId, list, name });
      if (!earlier && (await this.rows().countBy({ staffId })) >= mostSavedFilters) return undefined;
      const kept = { ...filter, id: earlier?.id ?? filter.id };
      await (earlier ? this.rows().update({ id: earlier.id }, kept) : this.rows().insert(kept));
      return kept;
    });
  }

  /** @returns `taken` where another of the same list has the name */
  async rename(staffId: string, id: string, name: string): Promise<'renamed' | 'gone' | 'taken'> {
    try {
      return (await this.rows().update({ id, staffId }, { name })).affected === 1 ? 'renamed' : 'gone';
    } catch (error) {
      if (isDuplicate(error)) return 'taken';
      throw error;
    }
  }

  /** @returns false when it does not exist */
  async remove(staffId: string, id: string): Promise<boolean> {
    return (await this.rows().delete({ id, staffId })).affected === 1;
  }

  /** Deletes everything of a staff member who leaves. */
  async removeAll(staffId: string): Promise<void> {
    await this.rows().delete({ staffId });
  }

  private rows() {
    return this.database.manager.getRepository(SavedFilterEntity);
  }
}
