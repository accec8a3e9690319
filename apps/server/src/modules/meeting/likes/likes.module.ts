import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { GivenLikes } from './given-likes.js';
import { LikedParts } from './liked-parts.js';
import { LikeLists } from './like-lists.js';
import { LikesApi } from './likes.api.js';
import { LikesController } from './likes.controller.js';
import { LikesRepository, MemberLikeEntity } from './likes.repository.js';
import { HandOverLikes } from './signup/hand-over-likes.js';
import { SignupLikeEntity, SignupLikesRepository } from './signup/signup-likes.repository.js';
import { TakenBackLikeEntity, TakenBackLikesRepository } from './taken-back/taken-back-likes.repository.js';

export const likesEntities: readonly EntityClass[] = [
  MemberLikeEntity,
  SignupLikeEntity,
  TakenBackLikeEntity,
];

@Module({
  imports: [AccountsModule, ProfilesModule, PhotosModule, CreditsModule],
  controllers: [LikesController],
  providers: [
    LikesApi,
    LikesRepository,
    GivenLikes,
    TakenBackLikesRepository,
    LikeLists,
    LikedParts,
    // Likes of landing pages, given once the address is confirmed.
    HandOverLikes,
    SignupLikesRepository,
  ],
  exports: [LikesApi],
})
export class LikesModule {}
