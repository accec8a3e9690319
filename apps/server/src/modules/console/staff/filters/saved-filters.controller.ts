import { Controller } from '@nestjs/common';
import { consoleLists, savableFilter } from '@kindling/contract/console/console-lists';
import type { Answer, Input } from '@kindling/contract/route';
import { routes } from '@kindling/contract/routes';
import {
  deleteSavedFilter,
  listSavedFilters,
  renameSavedFilter,
  saveFilter,
  type SavedFilter,
} from '@kindling/contract/console/calls/saved-filters';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Endpoint } from '../../../../kernel/http/endpoint.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Clock } from '../../../../ports/clock.js';
import { Ids } from '../../../../ports/ids.js';
import { type SavedFilterEntity, SavedFiltersRepository } from './saved-filters.repository.js';

/** More than a person saves by hand. */
const writes = { name: 'saved-filters', points: 60, seconds: 60 };

/**
 * A staff member's private saved filters. They do not change the product and are not in the audit log; they grant no
 * right either, because a list itself decides what each caller sees.
 */
@Controller()
export class SavedFiltersController {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly limits: Limits,
    private readonly savedFilters: SavedFiltersRepository,
  ) {}

  @Endpoint(listSavedFilters)
  async list(
    _input: Input<typeof listSavedFilters>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof listSavedFilters>> {
    return (await this.savedFilters.of(staffId)).map(toShape);
  }

  @Endpoint(saveFilter)
  async save(
    { body }: Input<typeof saveFilter>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof saveFilter>> {
    await this.limits.consumeOnConsole(writes, staffId);
    const { list, name, sort } = body;
    const [sortColumn, sortDirection] = sort;
    const asked = routes[consoleLists[list].call].list;
    const checked = asked?.filter.safeParse(body.filter);
    if (!checked?.success) throw fieldProblems({ filter: 'invalid' });
    const { filter, left } = savableFilter(checked.data);
    if (left.length > 0) throw fieldProblems({ filter: 'invalid' });
    if (!asked?.columns.includes(sortColumn)) throw fieldProblems({ sort: 'invalid' });
    const kept = await this.savedFilters.put({
      ...{ id: this.ids.next(), staffId, list, name, filter },
      ...{ sortColumn, sortDirection, savedAt: this.clock.now() },
    });
    if (!kept) throw fieldProblems({ list: 'out_of_range' });
    return toShape(kept);
  }

  @Endpoint(renameSavedFilter)
  async rename(
    { params, body }: Input<typeof renameSavedFilter>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof renameSavedFilter>> {
    await this.limits.consumeOnConsole(writes, staffId);
    const result = await this.savedFilters.rename(staffId, params.id, body.name);
    if (result === 'gone') throw problem('not_found');
    if (result === 'taken') throw fieldProblems({ name: 'invalid' });
    return { done: true };
  }

  @Endpoint(deleteSavedFilter)
  async delete(
    { params }: Input<typeof deleteSavedFilter>,
    { staffId }: StaffCaller,
  ): Promise<Answer<typeof deleteSavedFilter>> {
    await this.limits.consumeOnConsole(writes, staffId);
    if (!(await this.savedFilters.remove(staffId, params.id))) throw problem('not_found');
    return { done: true };
  }
}

function toShape({ id, list, name, filter, sortColumn, sortDirection }: SavedFilterEntity): SavedFilter {
  return { id, list, name, filter: { ...filter }, sort: [sortColumn, sortDirection] };
}
