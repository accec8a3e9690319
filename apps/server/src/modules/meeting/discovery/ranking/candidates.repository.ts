import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import type { RowOf } from '../../../../kernel/database/row-shape.js';
import {
  answerColumns,
  foundColumns,
  isInLists,
  rankedColumns,
  type FoundRow,
} from '../../../profiles/profiles.api.js';
import { matchCondition } from '../search/search-condition.js';
import { byPlan } from '../search/search-plan.js';
import type { SearchMatch, SearchPage } from '../search/search-selection.js';
import { chosen, inOrder } from '../search/search.repository.js';

const candidateColumns = rankedColumns.and(answerColumns);

/** A member who may be shown, with what the ranking goes by. */
export type CandidateRow = RowOf<typeof candidateColumns>;

/** Whom a ranking chooses from, a bounded number of rows at a time. Each statement chooses in one index alone. */
@Injectable()
export class CandidatesRepository {
  constructor(private readonly database: Database) {}

  /** The next ones in the order of the last visit, those with a picture first. */
  async window(
    match: SearchMatch,
    { after, plan, limit }: Pick<SearchPage, 'after' | 'plan' | 'limit'>,
  ): Promise<CandidateRow[]> {
    const rows = await byPlan(match, 'last_online', plan, limit, (isOrdered, bound) => {
      const { sql, parameters } = chosen({ ...match, after, order: 'last_online' }, isOrdered);
      return this.database.rows(
        candidateColumns,
        `SELECT ${candidateColumns.list} FROM (${sql}) page
           STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id
           LEFT JOIN reply_count a FORCE INDEX (PRIMARY) ON a.tenant_id = :tenant AND a.member_id = p.id ${bound}`,
        { ...parameters, limit },
      );
    });
    return inOrder(rows, ({ pictured, lastSeenAt: at, id }) => ({ pictured, at, id }));
  }

  /** Those with a picture who joined last after the time that the search names. */
  newcomers(match: SearchMatch, limit: number): Promise<CandidateRow[]> {
    // Of one value, so that the index is read from its end and no further than the limit.
    const { sql, parameters } = matchCondition({ ...match, pictured: true });
    return this.database.rows(
      candidateColumns,
      `SELECT ${candidateColumns.list}
         FROM (SELECT p.id FROM profile p FORCE INDEX (ix_profile_newest)
                WHERE ${sql} ORDER BY p.created_at DESC, p.id DESC LIMIT :limit) page
         STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id
         LEFT JOIN reply_count a FORCE INDEX (PRIMARY) ON a.tenant_id = :tenant AND a.member_id = p.id`,
      { ...parameters, limit },
    );
  }

  /** What their cards are made of, in the order of `ids`. Whether the reader may see them was asked when they were chosen. */
  async cards(ids: readonly string[]): Promise<FoundRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.rows(
      foundColumns,
      `SELECT ${foundColumns.list} FROM profile p FORCE INDEX (PRIMARY)
        WHERE p.tenant_id = :tenant AND p.id IN (:ids) AND ${isInLists(null)}`,
      { ids },
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
