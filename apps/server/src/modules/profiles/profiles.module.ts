import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { CreateProfile } from './create-profile.js';
import { EnableProfile } from './enable-profile.js';
import { ListProfiles } from './list-profiles.js';
import { ProfileContactEntity } from './profile-contact.entity.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileListRepository } from './profile-list.repository.js';
import { ProfilesApi } from './profiles.api.js';
import { ProfilesRepository } from './profiles.repository.js';

export const profilesEntities: readonly EntityClass[] = [ProfileEntity, ProfileContactEntity];

@Module({
  providers: [
    CreateProfile,
    EnableProfile,
    ListProfiles,
    ProfileListRepository,
    ProfilesApi,
    ProfilesRepository,
  ],
  exports: [ListProfiles, ProfilesApi],
})
export class ProfilesModule {}
