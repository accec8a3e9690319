import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../../ports/clock.js';
import { interestBits, newMemberSince, onlineSince } from '../../../profiles/profiles.api.js';
import { birthDatesOf, type Filters } from '../discovery-rules.js';
import type { SearchSelection } from './search-selection.js';
import type { Searcher } from './searcher.js';

/** What filters mean here, now, and for who searches. */
@Injectable()
export class SelectMembers {
  constructor(private readonly clock: Clock) {}

  /** A radius counts only where the searcher told where they live. */
  selectionOf(filters: Filters, { position }: Pick<Searcher, 'position'>): SearchSelection {
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
    };
  }
}
