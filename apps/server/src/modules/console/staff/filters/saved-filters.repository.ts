import { Inject, Injectable } from '@nestjs/common';
import { mostSavedFilters } from '@kindling/contract/saved-filter-rules';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { StaffEntity } from '../people/staff.entity.js';
import { SavedFilterEntity } from './saved-filter.entity.js';

/** Saved filters; everything asks for whose they are. */
@Injectable()
export class SavedFiltersRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  of(staffId: string): Promise<SavedFilterEntity[]> {
    return this.rows().find({ where: { staffId }, order: { name: 'ASC', id: 'ASC' } });
  }

  /**
   * Puts one in place of an earlier one of the same name and list.
   *
   * @returns the row as it is kept; undefined where the person has as many as one may have
   */
  put(filter: SavedFilterEntity): Promise<SavedFilterEntity | undefined> {
    return this.database.inTransaction(async () => {
      const { staffId, list, name } = filter;
      // One after the other, so that nobody has more than they may.
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

  /** @returns false when it is not there */
  async remove(staffId: string, id: string): Promise<boolean> {
    return (await this.rows().delete({ id, staffId })).affected === 1;
  }

  /** Who leaves leaves nothing of their own. */
  async removeAll(staffId: string): Promise<void> {
    await this.rows().delete({ staffId });
  }

  private rows() {
    return this.database.manager.getRepository(SavedFilterEntity);
  }
}
