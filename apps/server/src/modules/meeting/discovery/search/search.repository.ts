import { Injectable } from '@nestjs/common';
import { Database } from '../../../../kernel/database/database.js';
import type { RowOf } from '../../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../../kernel/database/row-values.js';
import {
  cardColumns,
  foundColumns,
  isInLists,
  isListedToOthers,
  nearCondition,
  partedByBlocks,
  type CardRow,
  type FoundRow,
} from '../../../profiles/profiles.api.js';
import { matchCondition, type Condition } from './search-condition.js';
import { byPlan, narrowestIndex, orderedIndex } from './search-plan.js';
import type {
  NearestPage,
  RelatedSearch,
  SearchMatch,
  SearchOrder,
  SearchPage,
  SearchPlace,
} from './search-selection.js';

const nearColumns = foundColumns.with('ring', 'page.ring', wholeNumber);

/** A member found by distance. */
type NearRow = RowOf<typeof nearColumns>;

/** Related members are picked from this many of the most recently active. */
const lookedThrough = 400;

const timeOf: Readonly<Record<SearchOrder, string>> = {
  last_online: 'p.last_seen_at',
  newest: 'p.created_at',
};

/**
 * The search's statements and the indexes that they go by. It reads the profiles' rows, as their owner says who may see
 * them; it writes none.
 */
@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  /**
   * Those with a picture first, then by the order's time. The page is chosen in one index alone, then only its rows are read, and
   * put back into their order here: the database would write their photos into a table to sort them.
   */
  async search(search: SearchPage): Promise<FoundRow[]> {
    const { limit, order, plan } = search;
    const rows = await byPlan(search, order, plan, limit, (isOrdered, bound) => {
      const { sql, parameters } = chosen(search, isOrdered);
      return this.database.rows(
        foundColumns,
        `SELECT ${foundColumns.list} FROM (${sql}) page
           STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id ${bound}`,
        { ...parameters, limit },
      );
    });
    return inOrder(rows, (row) => spotOf(row, order));
  }

  /**
   * The nearest first. All rings are looked at in one statement, by the index that leads to the fewest, and whoever matches is
   * sorted: for few. Of many, rings are read one by one, as the first mostly fill the page.
   *
   * @returns each with the number of their ring
   */
  async nearest(search: NearestPage): Promise<NearRow[]> {
    const { centre, ringEnds, after, limit } = search;
    const beyondKm = ringEnds[search.ring - 1];
    const near = { ...search.near, centre, ...(beyondKm === undefined ? {} : { beyondKm }) };
    const index = narrowestIndex({ ...search, near });
    const { sql, parameters } = matchCondition({ ...search, near }, index === 'ix_profile_cell');
    const ends = ringEnds.map((withinKm, ring) => nearCondition({ centre, withinKm }, `ring${ring}`));
    const cases = ends.map((end, number) => `WHEN ${end.sql} THEN ${number}`);
    const ring = cases.length > 0 ? `CASE ${cases.join(' ')} ELSE ${cases.length} END` : '0';
    const behind = after ? `AND (${ring} > :ring OR (TRUE ${behindPlace('p.last_seen_at')}))` : '';
    const rows = await this.database.rows(
      nearColumns,
      `SELECT ${nearColumns.list}
         FROM (SELECT p.id, ${ring} AS ring FROM profile p FORCE INDEX (${index}) WHERE ${sql} ${behind}
                ORDER BY ring, p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :limit) page
         STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id`,
      Object.assign({}, parameters, ...ends.map((end) => end.parameters), {
        ...placeParameters(after),
        ...{ ring: search.ring, limit },
      }),
    );
    return inOrder(rows, (row) => spotOf(row, 'last_online')).toSorted((one, other) => one.ring - other.ring);
  }

  /** Members with a picture who joined last; no fictional profile is a new member. */
  newest(limit: number, viewerId: string | null): Promise<CardRow[]> {
    return this.database.rows(
      cardColumns,
      `SELECT ${cardColumns.list} FROM profile p FORCE INDEX (ix_profile_newest)
        WHERE p.tenant_id = :tenant AND p.pictured = 1 AND p.fictional = 0 AND ${isInLists(viewerId)}
        ORDER BY p.created_at DESC, p.id DESC LIMIT :limit`,
      { limit, viewerId },
    );
  }

  /**
   * Looked for among those of the gender who were here last, so that it costs the same on a brand of any size: these come
   * from the index alone, and rows are read of those only who are of the age.
   */
  related(search: RelatedSearch): Promise<CardRow[]> {
    const { birthDates, gender, viewerId, ...parameters } = search;
    return this.database.rows(
      cardColumns,
      `SELECT ${cardColumns.list}
         FROM (SELECT p.id, p.country, p.region, p.date_of_birth
                 FROM profile p FORCE INDEX (${gender ? 'ix_profile_listed_gender' : 'ix_profile_listed'})
                WHERE p.tenant_id = :tenant ${gender ? 'AND p.gender = :gender' : ''} AND ${isInLists(null)}
                ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :lookedThrough) recent
         STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = recent.id
        WHERE recent.date_of_birth <= :notAfter AND recent.date_of_birth > :after
          AND p.id <> :butFor AND ${isInLists(viewerId)}
        ORDER BY (recent.country = :country AND recent.region = :region) IS TRUE DESC,
                 (recent.country = :country) IS TRUE DESC,
                 p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :limit`,
      { ...parameters, ...birthDates, gender, viewerId, lookedThrough },
    );
  }

  /** @returns how many match, at most `cap` */
  async count(search: SearchMatch, cap: number): Promise<number> {
    if (search.viewerId === undefined) return this.countShown(search, cap, isInLists(null));
    const parted = await this.countParted(search);
    return Math.max(0, (await this.countShown(search, cap + parted, isListedToOthers)) - parted);
  }

  private countShown(search: SearchMatch, cap: number, shown: string): Promise<number> {
    const index = narrowestIndex(search);
    const { sql, parameters } = matchCondition(search, index === 'ix_profile_cell', shown);
    return this.database.number(
      `SELECT COUNT(*) FROM (
         SELECT 1 FROM profile p FORCE INDEX (${index}) WHERE ${sql} LIMIT :cap) AS capped`,
      { ...parameters, cap },
    );
  }

  /** How many would match but for blocks: looked up from the blocks, of which there are few. */
  private countParted(search: SearchMatch): Promise<number> {
    const { sql, parameters } = matchCondition(search, false, isListedToOthers);
    return this.database.number(
      `SELECT COUNT(*) FROM ${partedByBlocks}
         STRAIGHT_JOIN profile p FORCE INDEX (PRIMARY) ON p.tenant_id = :tenant AND p.id = parted.id
        WHERE ${sql}`,
      parameters,
    );
  }
}

/** The ids of a page, of one index. @param isOrdered whether of the one that has the order, else of the narrowest one */
export function chosen(search: Omit<SearchPage, 'limit' | 'plan'>, isOrdered: boolean): Condition {
  const { after, order } = search;
  const time = timeOf[order];
  const index = isOrdered ? orderedIndex(order, search) : narrowestIndex(search);
  const { sql, parameters } = matchCondition(search, index === 'ix_profile_cell');
  return {
    sql: `SELECT p.id FROM profile p FORCE INDEX (${index})
           WHERE ${sql} ${after ? behindPlace(time) : ''}
           ORDER BY p.pictured DESC, ${time} DESC, p.id DESC LIMIT :limit`,
    parameters: { ...parameters, ...placeParameters(after) },
  };
}

function placeParameters(after: SearchPlace | null | undefined) {
  return { afterPictured: after?.pictured, afterTime: after?.at, afterId: after?.id };
}

/** What lies behind a place in an order. @param time the column that it goes by */
function behindPlace(time: string): string {
  return `AND p.pictured <= :afterPictured AND (p.pictured < :afterPictured OR (
    ${time} <= :afterTime AND (${time} < :afterTime OR p.id < :afterId)))`;
}

/** The place of a profile in an order. */
export function spotOf({ id, mainPhoto, lastSeenAt, createdAt }: FoundRow, order: SearchOrder): SearchPlace {
  return {
    pictured: mainPhoto?.status === 'active',
    at: order === 'newest' ? createdAt : lastSeenAt,
    id,
  };
}

/** Those with a picture first, then the latest, as the indexes have it. */
export function inOrder<Row>(rows: readonly Row[], spot: (row: Row) => SearchPlace): Row[] {
  return rows
    .map((row) => ({ row, ...spot(row) }))
    .toSorted(
      (one, other) =>
        Number(other.pictured) - Number(one.pictured) ||
        other.at.getTime() - one.at.getTime() ||
        (one.id < other.id ? 1 : -1),
    )
    .map(({ row }) => row);
}
