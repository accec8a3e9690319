import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { DayAllowance } from './day-allowance.js';
import { GiveLike } from './give-like.js';
import { LikesApi } from './likes.api.js';
import { LikesController } from './likes.controller.js';
import { LikesRepository } from './likes.repository.js';
import { ListLikes } from './list-likes.js';
import { MemberLikeEntity } from './member-like.entity.js';
import { SeeLiker } from './see-liker.js';
import { SweepTakenBackLikes } from './sweep-taken-back-likes.js';
import { TakeBackLike } from './take-back-like.js';
import { TakenBackLikeEntity } from './taken-back-like.entity.js';
import { TakenBackLikesRepository } from './taken-back-likes.repository.js';

export const likesEntities: readonly EntityClass[] = [MemberLikeEntity, TakenBackLikeEntity];

@Module({
  imports: [ProfilesModule, CreditsModule],
  controllers: [LikesController],
  providers: [
    DayAllowance,
    GiveLike,
    LikesApi,
    LikesRepository,
    ListLikes,
    SeeLiker,
    SweepTakenBackLikes,
    TakeBackLike,
    TakenBackLikesRepository,
  ],
  exports: [LikesApi],
})
export class LikesModule {}
