import { Injectable } from '@nestjs/common';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { PassesRepository } from './passes/passes.repository.js';

/** A passed member in the export; null for one who is not visible. */
export interface PassExport {
  name: string | null;
  passedAt: Date;
}

/** What other modules may ask of games and suggestions. */
@Injectable()
export class MatchmakingApi {
  constructor(
    private readonly passes: PassesRepository,
    private readonly profiles: ProfilesApi,
  ) {}

  async export(memberId: string): Promise<{ passed: PassExport[] }> {
    const passes = await this.passes.ofMember(memberId);
    const names = await this.profiles.names(
      memberId,
      passes.map(({ passedId }) => passedId),
    );
    return {
      passed: passes.map(({ passedId, createdAt }) => ({
        name: names.get(passedId)?.name ?? null,
        passedAt: createdAt,
      })),
    };
  }
}
