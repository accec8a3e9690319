import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { Country } from '@kindling/contract/languages';
import type { Answer } from '@kindling/contract/route';
import type { countMembers, SearchAnswer, SearchQuery } from '@kindling/contract/meeting/calls/discovery';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { totalCap, type SearchSort } from '@kindling/contract/meeting/search-values';
import { offeredSearchFields } from '@kindling/contract/brands/settings/settings-rules';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { interestBits, newMemberSince, onlineSince, ProfilesApi } from '../../../profiles/profiles.api.js';
import { LargeResultCache } from '../head-count/large-result-cache.js';
import {
  birthDatesOf,
  effectiveFilters,
  effectiveSort,
  fewResults,
  newestShown,
  pageLength,
  searchExtent,
  seekingFilters,
  similarFilters,
  type Filters,
  type SearchExtent,
} from '../discovery-rules.js';
import { RankList } from '../ranking/rank-list.js';
import { ReadList, type ListAsked, type ListPage } from './read-list.js';
import { SearchPlaces } from './search-places.js';
import { readPlan } from './search-plan.js';
import type { SearchMatch, SearchSelection } from './search-selection.js';
import { SearchRepository } from './search.repository.js';
import { FindSearcher, type Searcher } from './searcher.js';

export interface Reader {
  /** Null for a visitor. */
  memberId: string | null;
  /** The country of the address that asks, null where that says nothing. */
  here: Country | null;
  hasTrafficSource: boolean;
}

type Similar = Pick<SearchAnswer, 'similar' | 'similar_total' | 'similar_capped'>;
const noSimilar: Similar = { similar: [], similar_total: 0, similar_capped: false };

/** Finds members, those with a picture first, then as the reader wants them sorted (decisions §4.1, §4.2). */
@Injectable()
export class SearchMembers {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly searchPlaces: SearchPlaces,
    private readonly searchRepository: SearchRepository,
    private readonly findSearcher: FindSearcher,
    private readonly clock: Clock,
    private readonly largeResultCache: LargeResultCache,
    private readonly readList: ReadList,
    private readonly rankList: RankList,
  ) {}

  /** @throws Problem `authentication_required` beyond what visitors may see; `validation_failed` for a place of another list */
  async search(reader: Reader, query: SearchQuery): Promise<SearchAnswer> {
    const { after, start, sort: askedSort, ...told } = query;
    const extent = extentOf(reader);
    if (extent === 'none' || (extent === 'preview' && after !== undefined))
      throw problem('authentication_required');
    const searcher = await this.findSearcher.find(reader.memberId);
    const seeking = (start && searcher.own?.seeking) ?? null;
    const filters = filtersOf(seeking ? seekingFilters(seeking) : told, reader, extent);
    const isMember = reader.memberId !== null;
    const placeKnown = searcher.position !== null;
    const sort = effectiveSort(askedSort, { isMember, placeKnown });
    const list = { memberId: reader.memberId, filters, sort };
    const from = after === undefined ? null : this.searchPlaces.open(after, list);
    if (from === undefined) throw fieldProblems({ after: 'invalid' });

    const match = this.matchOf(filters, searcher);
    // What the first page counted holds for the pages behind it.
    const total = from?.total ?? (await this.total(filters, searcher, match));
    const { rows, next } = await this.read(sort, searcher, { match, matches: total, from });
    const page = from?.page ?? 1;
    const similar =
      from === null && extent === 'all' && total < fewResults
        ? await this.similar(filters, match, searcher)
        : noSimilar;
    return {
      results: this.profiles.foundCardsOf(rows, searcher),
      ...{ page, sort, place_known: placeKnown },
      next:
        next && extent === 'all' ? this.searchPlaces.seal({ ...next, page: page + 1, total }, list) : null,
      ...toldTotal(total),
      ...similar,
      seeking,
    };
  }

  /** How many match what is being chosen. @throws Problem `authentication_required` where visitors see no members */
  async count(reader: Reader, told: Filters): Promise<Answer<typeof countMembers>> {
    const extent = extentOf(reader);
    if (extent === 'none') throw problem('authentication_required');
    const searcher = await this.findSearcher.find(reader.memberId);
    const filters = filtersOf(told, reader, extent);
    return toldTotal(await this.total(filters, searcher, this.matchOf(filters, searcher)));
  }

  /** The newest members for the front page, which is the same for all who may see members. */
  async newest(reader: Reader): Promise<ProfileCard[]> {
    if (extentOf(reader) === 'none') return [];
    return this.profiles.cardsOf(await this.searchRepository.newest(newestShown, reader.memberId));
  }

  /** How many match; one more than `totalCap` when there are more. */
  private async total(filters: Filters, searcher: Searcher, match: SearchMatch): Promise<number> {
    if (this.largeResultCache.has(filters, searcher)) return totalCap + 1;
    const total = await this.searchRepository.count(match, totalCap + 1);
    if (total > totalCap) this.largeResultCache.note(filters, searcher);
    return total;
  }

  private read(sort: SearchSort, searcher: Searcher, asked: ListAsked): Promise<ListPage> {
    const { own, position } = searcher;
    if (sort === 'relevance' && own) return this.rankList.page({ ...searcher, own }, asked);
    if (sort === 'distance' && position) return this.readList.byDistance(position, asked);
    return this.readList.inOrder(sort === 'newest' ? 'newest' : 'last_online', asked);
  }

  private async similar(
    filters: Filters,
    { viewerId, ...narrower }: SearchMatch,
    searcher: Searcher,
  ): Promise<Similar> {
    // Without a filter all members are in the results already.
    if (Object.keys(narrower).length === 0) return noSimilar;
    const { minimum_age: minimumAge } = TenantContext.current().settings;
    const wider = this.matchOf(similarFilters(filters, minimumAge), searcher);
    const match = { ...wider, butNot: narrower };
    const counted = await this.searchRepository.count(match, totalCap + 1);
    const found = await this.searchRepository.search({
      ...match,
      ...{ order: 'last_online', plan: readPlan(counted, pageLength), limit: pageLength },
    });
    const { total, total_capped: isCapped } = toldTotal(counted);
    const similar = this.profiles.foundCardsOf(found, searcher);
    return { similar, similar_total: total, similar_capped: isCapped };
  }

  private matchOf(filters: Filters, searcher: Searcher): SearchMatch {
    const { memberId: viewerId } = searcher;
    return {
      ...this.selectionOf(filters, searcher),
      ...(viewerId === null ? {} : { viewerId }),
    };
  }

  /** What filters mean here and now. A radius counts only where the searcher's city is known. */
  private selectionOf(filters: Filters, { position }: Pick<Searcher, 'position'>): SearchSelection {
    const { gender, country, countryregion: region, min_age: min, max_age: max } = filters;
    const { within_km: withinKm, interests } = filters;
    const now = this.clock.now();
    const today = dayIn(timeZoneOf(TenantContext.current().settings), now);
    return {
      ...(gender === undefined ? {} : { gender }),
      ...(country === undefined ? {} : { country }),
      ...(region === undefined ? {} : { region }),
      ...(min === undefined && max === undefined ? {} : { birthDates: birthDatesOf({ min, max }, today) }),
      ...(withinKm === undefined || position === null ? {} : { near: { centre: position, withinKm } }),
      ...(interests === undefined ? {} : { interests: interestBits(interests) }),
      ...(filters.online === undefined ? {} : { onlineSince: onlineSince(now) }),
      ...(filters.with_photo === undefined ? {} : { pictured: true }),
      ...(filters.new === undefined ? {} : { joinedAfter: newMemberSince(now) }),
      ...(filters.verified === undefined ? {} : { verified: true }),
      ...(filters.with_prompts === undefined ? {} : { prompted: true }),
    };
  }
}

function extentOf({ memberId, hasTrafficSource }: Reader): SearchExtent {
  return searchExtent(TenantContext.current().settings, { isMember: memberId !== null, hasTrafficSource });
}

function filtersOf(told: Filters, { memberId }: Reader, extent: SearchExtent): Filters {
  const offered = offeredSearchFields(TenantContext.current().settings);
  return effectiveFilters(told, offered, { isMember: memberId !== null, extent });
}

function toldTotal(total: number): Answer<typeof countMembers> {
  return { total: Math.min(total, totalCap), total_capped: total > totalCap };
}
