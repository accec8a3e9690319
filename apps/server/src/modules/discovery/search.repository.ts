import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database.js';
import { cardColumns, isInLists, type CardRow } from '../profiles/profiles.api.js';
import type { RelatedSearch, SearchMatch, SearchPage, SearchSelection } from './search-selection.js';

/** Among so many, those who were here last, related members are looked for. */
const lookedThrough = 400;

/**
 * The search's statements and the indexes that they go by. It reads the profiles' rows, as their owner says who may see
 * them; it writes none.
 */
@Injectable()
export class SearchRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Those with a picture first, then newest activity first. The page is chosen in the index alone, then only its rows are read. */
  search(search: SearchPage): Promise<CardRow[]> {
    const { after, limit } = search;
    return this.database.rows(
      cardColumns,
      `SELECT ${cardColumns.list}
         FROM (SELECT p.id FROM ${searchSource(search)}
                WHERE ${searchCondition(search)}
                  ${after ? behindPlace : ''}
                ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC LIMIT :limit) page
         STRAIGHT_JOIN profile p ON p.tenant_id = :tenant AND p.id = page.id
        ORDER BY p.pictured DESC, p.last_seen_at DESC, p.id DESC`,
      {
        ...searchParameters(search),
        ...{ afterPictured: after?.pictured, afterSeen: after?.lastSeenAt, afterId: after?.id },
        limit,
      },
    );
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
  count(search: SearchMatch, cap: number): Promise<number> {
    return this.database.number(
      `SELECT COUNT(*) FROM (
         SELECT 1 FROM ${searchSource(search)} WHERE ${searchCondition(search)} LIMIT :cap) AS capped`,
      { ...searchParameters(search), cap },
    );
  }
}

/** What lies behind a place in that order. */
const behindPlace = `AND p.pictured <= :afterPictured AND (p.pictured < :afterPictured OR (
  p.last_seen_at <= :afterSeen AND (p.last_seen_at < :afterSeen OR p.id < :afterId)))`;

/** Named, because estimates of how many rows match differ between a small brand and a large one; the right index does not. */
function searchSource({ gender }: SearchMatch): string {
  return `profile p FORCE INDEX (${gender ? 'ix_profile_listed_gender' : 'ix_profile_listed'})`;
}

function searchCondition(search: SearchMatch): string {
  const { gender, country, region, birthDates, viewerId, butNot } = search;
  const selection = selectionCondition({ gender, country, region, birthDates }, '');
  return [
    'p.tenant_id = :tenant',
    ...selection,
    isInLists(viewerId ?? null),
    // A value that is absent makes its comparison NULL: such a profile is not in the narrower selection.
    ...(butNot ? [`(${selectionCondition(butNot, 'but').join(' AND ')}) IS NOT TRUE`] : []),
  ].join(' AND ');
}

function selectionCondition(selection: SearchSelection, prefix: string): string[] {
  const { gender, country, region, birthDates } = selection;
  return [
    ...(gender ? [`p.gender = :${prefix}gender`] : []),
    ...(country ? [`p.country = :${prefix}country`] : []),
    ...(region ? [`p.region = :${prefix}region`] : []),
    ...(birthDates?.notAfter ? [`p.date_of_birth <= :${prefix}notAfter`] : []),
    ...(birthDates?.after ? [`p.date_of_birth > :${prefix}after`] : []),
  ];
}

function searchParameters(search: SearchMatch): Record<string, unknown> {
  const { gender, country, region, birthDates, viewerId, butNot } = search;
  return {
    ...{ gender, country, region, viewerId, notAfter: birthDates?.notAfter, after: birthDates?.after },
    ...{ butgender: butNot?.gender, butcountry: butNot?.country, butregion: butNot?.region },
    ...{ butnotAfter: butNot?.birthDates?.notAfter, butafter: butNot?.birthDates?.after },
  };
}
