import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { GiveLike } from './give-like.js';
import { LikesApi } from './likes.api.js';
import { LikesController } from './likes.controller.js';
import { LikesRepository } from './likes.repository.js';
import { ListLikes } from './list-likes.js';
import { MemberLikeEntity } from './member-like.entity.js';
import { SeeLiker } from './see-liker.js';

export const likesEntities: readonly EntityClass[] = [MemberLikeEntity];

@Module({
  imports: [ProfilesModule, CreditsModule],
  controllers: [LikesController],
  providers: [GiveLike, LikesApi, LikesRepository, ListLikes, SeeLiker],
  exports: [LikesApi],
})
export class LikesModule {}
