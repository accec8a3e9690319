import { Injectable } from '@nestjs/common';
import { Geo } from '../../../../ports/geo.js';
import { ProfilesApi, type OwnFit, type Position } from '../../../profiles/profiles.api.js';

export interface Searcher {
  /** Null for a visitor. */
  memberId: string | null;
  /** What they said of themselves and of whom they seek; null for a visitor. */
  own: OwnFit | null;
  /** The centre of the city in which they say that they live: distances are measured from it. */
  position: Position | null;
}

export type MemberSearcher = Searcher & { own: OwnFit };

/** Finds the searcher's facts and position. */
@Injectable()
export class FindSearcher {
  constructor(
    private readonly profiles: ProfilesApi,
    private readonly geo: Geo,
  ) {}

  async find(memberId: string | null): Promise<Searcher> {
    const own = memberId === null ? undefined : await this.profiles.ownFit(memberId);
    if (!own) return { memberId, own: null, position: null };
    const { country, placeId } = own;
    const city = country === null || placeId === null ? undefined : await this.geo.cityOf(country, placeId);
    return { memberId, own, position: city ? { latitude: city.latitude, longitude: city.longitude } : null };
  }
}
