import { Inject, Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchQuery } from '@kindling/contract/routes/discovery';
import { dayIn, timeZoneOf } from '@kindling/contract/brand-day';
import { offeredSearchFields } from '@kindling/contract/settings-rules';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { Clock } from '../../ports/clock.js';
import { ProfilesApi, type CardRow } from '../profiles/profiles.api.js';
import {
  birthDatesOf,
  effectiveFilters,
  fewResults,
  newestShown,
  pageLength,
  searchExtent,
  seekingFilters,
  similarFilters,
  totalCap,
  type Filters,
} from './discovery-rules.js';
import { SearchPlaces } from './search-places.js';
import type { SearchPlace, SearchSelection } from './search-selection.js';
import { SearchRepository } from './search.repository.js';

export interface Reader {
  /** Null for a visitor. */
  memberId: string | null;
  hasTrafficSource: boolean;
}

/** Finds members, those with a picture first, then newest activity first (decisions §4.1, §4.2). */
@Injectable()
export class SearchMembers {
  constructor(
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(SearchPlaces) private readonly places: SearchPlaces,
    @Inject(SearchRepository) private readonly repository: SearchRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem `authentication_required` beyond what visitors may see; `validation_failed` for a place of another list */
  async search(reader: Reader, query: SearchQuery): Promise<SearchAnswer> {
    const { settings } = TenantContext.current();
    const extent = searchExtent(settings, {
      isMember: reader.memberId !== null,
      hasTrafficSource: reader.hasTrafficSource,
    });
    const { after: place, start, ...told } = query;
    const seeking = start && reader.memberId !== null ? await this.profiles.seeking(reader.memberId) : null;
    const asked = seeking ? seekingFilters(seeking) : told;
    if (extent === 'none' || (extent === 'preview' && place !== undefined))
      throw problem('authentication_required');
    const filters = effectiveFilters(asked, offeredSearchFields(settings), extent);
    const list = { memberId: reader.memberId, filters };
    const after = place === undefined ? undefined : this.places.open(place, list);
    if (place !== undefined && !after) throw fieldProblems({ after: 'invalid' });

    const selection = this.selectionOf(filters);
    const viewer = reader.memberId === null ? {} : { viewerId: reader.memberId };
    const [found, total] = await Promise.all([
      this.repository.search({ ...selection, ...viewer, after, limit: pageLength + 1 }),
      this.repository.count({ ...selection, ...viewer }, totalCap + 1),
    ]);
    const page = found.slice(0, pageLength);
    const last = page.at(-1);
    const more = extent === 'all' && found.length > pageLength && last;
    const similar =
      after === undefined && extent === 'all' && total < fewResults
        ? await this.similar(filters, selection, viewer)
        : { similar: [], similar_total: 0 };
    return {
      results: this.profiles.cardsOf(page),
      next: more ? this.places.seal(placeOf(last), list) : null,
      total: Math.min(total, totalCap),
      total_capped: total > totalCap,
      ...similar,
      seeking,
    };
  }

  /** Who joined last and can be seen, for the front page, which is the same for everybody who may see members. */
  async newest(reader: Reader): Promise<SearchAnswer['results']> {
    const extent = searchExtent(TenantContext.current().settings, {
      isMember: reader.memberId !== null,
      hasTrafficSource: reader.hasTrafficSource,
    });
    if (extent === 'none') return [];
    return this.profiles.cardsOf(await this.repository.newest(newestShown, reader.memberId));
  }

  private async similar(
    filters: Filters,
    selection: SearchSelection,
    viewer: { viewerId?: string },
  ): Promise<Pick<SearchAnswer, 'similar' | 'similar_total'>> {
    const narrow = Object.keys(selection).length;
    // Without a filter everybody is in the results already.
    if (narrow === 0) return { similar: [], similar_total: 0 };
    const { minimum_age: minimumAge } = TenantContext.current().settings;
    const wider = { ...this.selectionOf(similarFilters(filters, minimumAge)), ...viewer, butNot: selection };
    const [found, total] = await Promise.all([
      this.repository.search({ ...wider, limit: pageLength }),
      this.repository.count(wider, totalCap),
    ]);
    return { similar: this.profiles.cardsOf(found), similar_total: total };
  }

  private selectionOf(filters: Filters): SearchSelection {
    const { gender, country, countryregion: region, min_age: min, max_age: max } = filters;
    const today = dayIn(timeZoneOf(TenantContext.current().settings), this.clock.now());
    return {
      ...(gender === undefined ? {} : { gender }),
      ...(country === undefined ? {} : { country }),
      ...(region === undefined ? {} : { region }),
      ...(min === undefined && max === undefined ? {} : { birthDates: birthDatesOf({ min, max }, today) }),
    };
  }
}

function placeOf({ id, lastSeenAt, mainPhoto }: CardRow): SearchPlace {
  return { pictured: mainPhoto?.status === 'active', lastSeenAt, id };
}
