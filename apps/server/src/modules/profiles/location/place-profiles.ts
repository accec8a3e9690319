import { Injectable } from '@nestjs/common';
import { OneByOne } from '../../../kernel/housekeeping/one-by-one.js';
import { Sweep, type Sweeps } from '../../../kernel/housekeeping/sweep.js';
import { Geo } from '../../../ports/geo.js';
import { BlurPlace } from './blur-place.js';
import { UnplacedProfilesRepository, type WalkedProfile } from './unplaced-profiles.repository.js';

/** So many times as many rows are walked over as may be changed: most have their place. */
const walkedForEach = 10;

/**
 * Gives profiles whose city is older than distances the place to compute them from. Each worker walks once over all profiles,
 * some at a time and brand by brand; it looks at none a second time until it restarts.
 */
@Injectable()
@Sweep('profiles without a place')
export class PlaceProfiles implements Sweeps {
  private after: Pick<WalkedProfile, 'tenantId' | 'id'> | null = { tenantId: '', id: '' };

  constructor(
    private readonly unplacedProfiles: UnplacedProfilesRepository,
    private readonly blurPlace: BlurPlace,
    private readonly geo: Geo,
    private readonly oneByOne: OneByOne,
  ) {}

  /** @returns `atMost` while there are more to walk over */
  async sweep(_now: Date, atMost: number): Promise<number> {
    if (!this.after) return 0;
    const limit = atMost * walkedForEach;
    const walked = await this.unplacedProfiles.walk(this.after, limit);
    const unplaced = walked.filter(({ placeId, latitude }) => placeId !== null && latitude === null);
    await this.oneByOne.end(unplaced, (profile) => this.place(profile));
    const last = walked.at(-1);
    this.after = walked.length === limit && last ? { tenantId: last.tenantId, id: last.id } : null;
    return this.after ? atMost : Math.min(unplaced.length, atMost - 1);
  }

  /** An unknown city gives no place. */
  private async place({ id, country, placeId }: WalkedProfile): Promise<void> {
    if (country === null || placeId === null) return;
    const city = await this.geo.cityOf(country, placeId);
    if (city) await this.unplacedProfiles.place(id, this.blurPlace.of(id, placeId, city));
  }
}
