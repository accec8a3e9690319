import { Injectable } from '@nestjs/common';
import { dayIn, timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { Clock } from '../../../ports/clock.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { anyBirthDate, birthDatesAround, relatedShown, searchExtent } from './discovery-rules.js';
import type { Reader } from './search/search-members.js';
import { SearchRepository } from './search/search.repository.js';

/**
 * Members like one whose profile is read (specification §3): of their gender and about their age, those from nearby first.
 * It goes by what the reader sees of the profile and by nothing else; whom a member seeks is never shown.
 */
@Injectable()
export class RelatedMembers {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly search: SearchRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `authentication_required` where visitors see no profiles; `not_found` */
  async find(reader: Reader, id: string): Promise<ProfileCard[]> {
    const { settings } = TenantContext.current();
    const { memberId } = reader;
    const extent = searchExtent(settings, {
      isMember: memberId !== null,
      hasTrafficSource: reader.hasTrafficSource,
    });
    if (extent === 'none') throw problem('authentication_required');
    const of = await this.profiles.details(memberId, id);
    if (!of) throw problem('not_found');
    const today = dayIn(timeZoneOf(settings), this.clock.now());
    const found = await this.search.related({
      butFor: id,
      viewerId: memberId,
      gender: of.gender,
      // Where the brand shows no ages, related members must not give one away either.
      birthDates: of.age === null ? anyBirthDate : birthDatesAround(of.age, settings.minimum_age, today),
      // A preview is searched by gender and age alone (decisions §4.2).
      ...(extent === 'all' ? { country: of.country, region: of.region } : { country: null, region: null }),
      limit: relatedShown,
    });
    return this.profiles.cardsOf(found);
  }
}
