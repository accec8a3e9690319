import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { DailyMatchesRepository } from './daily/daily-matches.repository.js';
import { CountNewcomersNear, type NewcomersNear } from './newcomers-near.js';
import { PassesRepository } from './passes/passes.repository.js';

/** A passed member in the export; null for one who is not visible. */
export interface PassExport {
  name: string | null;
  passedAt: Date;
}

/** A member of a set of the day in the export. */
export interface DailyMatchExport {
  name: string | null;
  day: string;
}

/** What other modules may ask of games and suggestions. */
@Injectable()
export class MatchmakingApi {
  constructor(
    private readonly passes: PassesRepository,
    private readonly dailyMatches: DailyMatchesRepository,
    private readonly countNewcomersNear: CountNewcomersNear,
    private readonly profiles: ProfilesApi,
  ) {}

  /** See `CountNewcomersNear.since`. */
  newcomersNear(memberId: string, since: Date): Promise<NewcomersNear> {
    return this.countNewcomersNear.since(memberId, since);
  }

  async export(memberId: string): Promise<{ passed: PassExport[]; suggested: DailyMatchExport[] }> {
    const [passes, suggested] = await Promise.all([
      this.passes.ofMember(memberId),
      this.dailyMatches.ofMember(memberId),
    ]);
    const names = await this.profiles.names(memberId, [
      ...passes.map(({ passedId }) => passedId),
      ...suggested.map(({ suggestedId }) => suggestedId),
    ]);
    return {
      passed: passes.map(({ passedId, createdAt }) => ({
        name: names.get(passedId)?.name ?? null,
        passedAt: createdAt,
      })),
      suggested: suggested.map(({ suggestedId, day }) => ({
        name: names.get(suggestedId)?.name ?? null,
        day,
      })),
    };
  }
}
