import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DiscoveryModule } from '../discovery/discovery.module.js';
import { LikesModule } from '../likes/likes.module.js';
import { FindCandidates } from './candidates.js';
import { CandidatesRepository } from './candidates.repository.js';
import { DailyMatches } from './daily/daily-matches.js';
import { DailyMatchEntity, DailyMatchesRepository } from './daily/daily-matches.repository.js';
import { MatchmakingApi } from './matchmaking.api.js';
import { MatchmakingController } from './matchmaking.controller.js';
import { CountNewcomersNear } from './newcomers-near.js';
import { PassMembers } from './passes/pass-members.js';
import { MemberPassEntity, PassesRepository } from './passes/passes.repository.js';
import { SuggestMatches } from './suggest-matches.js';
import { SwipeDeck } from './swipe-deck.js';

export const matchmakingEntities: readonly EntityClass[] = [MemberPassEntity, DailyMatchEntity];

/** The swipe game, the match finder, the set of the day and the like that shows itself: whom a member is shown without searching. */
@Module({
  imports: [ProfilesModule, PhotosModule, LikesModule, DiscoveryModule],
  controllers: [MatchmakingController],
  providers: [
    MatchmakingApi,
    FindCandidates,
    CandidatesRepository,
    SwipeDeck,
    PassMembers,
    PassesRepository,
    SuggestMatches,
    DailyMatches,
    DailyMatchesRepository,
    CountNewcomersNear,
  ],
  exports: [MatchmakingApi],
})
export class MatchmakingModule {}
