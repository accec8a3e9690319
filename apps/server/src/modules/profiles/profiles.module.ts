import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AddFictionalProfile } from './add-fictional-profile.js';
import { BlockMember } from './block-member.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { CreateProfile } from './create-profile.js';
import { EnableProfile } from './enable-profile.js';
import { ExportProfile } from './export-profile.js';
import { ListBlocks } from './list-blocks.js';
import { ListProfiles } from './list-profiles.js';
import { MemberBlockEntity } from './member-block.entity.js';
import { ProfileContactEntity } from './profile-contact.entity.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileListRepository } from './profile-list.repository.js';
import { ProfilesApi } from './profiles.api.js';
import { ProfilesRepository } from './profiles.repository.js';
import { UnblockMember } from './unblock-member.js';

export const profilesEntities: readonly EntityClass[] = [
  ProfileEntity,
  ProfileContactEntity,
  MemberBlockEntity,
];

@Module({
  controllers: [BlocksController],
  providers: [
    AddFictionalProfile,
    BlockMember,
    BlocksRepository,
    CreateProfile,
    EnableProfile,
    ExportProfile,
    ListBlocks,
    ListProfiles,
    ProfileListRepository,
    ProfilesApi,
    ProfilesRepository,
    UnblockMember,
  ],
  exports: [ListProfiles, ProfilesApi],
})
export class ProfilesModule {}
