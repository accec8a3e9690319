import { Inject, Injectable } from '@nestjs/common';
import type { SearchAnswer, SearchQuery } from '@kindling/contract/routes/discovery';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { ProfilesApi, type ProfileSelection } from '../profiles/profiles.api.js';
import {
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
    const filters = effectiveFilters(asked, settings.search_fields, extent);
    const list = { memberId: reader.memberId, filters };
    const after = place === undefined ? undefined : this.places.open(place, list);
    if (place !== undefined && !after) throw fieldProblems({ after: 'invalid' });

    const selection = this.selectionOf(filters);
    const viewer = reader.memberId === null ? {} : { viewerId: reader.memberId };
    const [found, total] = await Promise.all([
      this.profiles.search({ ...selection, ...viewer, after, limit: pageLength + 1 }),
      this.profiles.countSearch({ ...selection, ...viewer }, totalCap + 1),
    ]);
    const page = found.slice(0, pageLength);
    const last = page.at(-1);
    const more = extent === 'all' && found.length > pageLength && last;
    const similar =
      after === undefined && extent === 'all' && total < fewResults
        ? await this.similar(filters, selection, viewer)
        : { similar: [], similar_total: 0 };
    return {
      results: page.map(({ card }) => card),
      next: more ? this.places.seal(last.place, list) : null,
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
    return extent === 'none' ? [] : this.profiles.newest(newestShown, reader.memberId);
  }

  private async similar(
    filters: Filters,
    selection: ProfileSelection,
    viewer: { viewerId?: string },
  ): Promise<Pick<SearchAnswer, 'similar' | 'similar_total'>> {
    const narrow = Object.keys(selection).length;
    // Without a filter everybody is in the results already.
    if (narrow === 0) return { similar: [], similar_total: 0 };
    const { minimum_age: minimumAge } = TenantContext.current().settings;
    const wider = { ...this.selectionOf(similarFilters(filters, minimumAge)), ...viewer, butNot: selection };
    const [found, total] = await Promise.all([
      this.profiles.search({ ...wider, limit: pageLength }),
      this.profiles.countSearch(wider, totalCap),
    ]);
    return { similar: found.map(({ card }) => card), similar_total: total };
  }

  private selectionOf(filters: Filters): ProfileSelection {
    const { gender, country, countryregion: region, min_age: min, max_age: max } = filters;
    return {
      ...(gender === undefined ? {} : { gender }),
      ...(country === undefined ? {} : { country }),
      ...(region === undefined ? {} : { region }),
      ...(min === undefined && max === undefined
        ? {}
        : { birthDates: this.profiles.birthDates({ min, max }) }),
    };
  }
}
