import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DayAllowance } from './day-allowance.js';
import { GiveLike } from './give-like.js';
import { LikesApi } from './likes.api.js';
import { LikesController } from './likes.controller.js';
import { LikesRepository, MemberLikeEntity } from './likes.repository.js';
import { ListLikes } from './list-likes.js';
import { SeeLiker } from './see-liker.js';
import { HandOverLikes } from './signup/hand-over-likes.js';
import { SignupLikeEntity, SignupLikesRepository } from './signup/signup-likes.repository.js';
import { TakeBackLike } from './taken-back/take-back-like.js';
import { TakenBackLikeEntity, TakenBackLikesRepository } from './taken-back/taken-back-likes.repository.js';

export const likesEntities: readonly EntityClass[] = [
  MemberLikeEntity,
  SignupLikeEntity,
  TakenBackLikeEntity,
];

@Module({
  imports: [AccountsModule, ProfilesModule, CreditsModule],
  controllers: [LikesController],
  providers: [
    DayAllowance,
    GiveLike,
    HandOverLikes,
    LikesApi,
    LikesRepository,
    ListLikes,
    SeeLiker,
    SignupLikesRepository,
    TakeBackLike,
    TakenBackLikesRepository,
  ],
  exports: [LikesApi],
})
export class LikesModule {}
