import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChangeFictionalProfile } from './change-fictional-profile.js';
import { AddFictionalProfile } from './add-fictional-profile.js';
import { BlockMember } from './block-member.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlurPlace } from './blur-place.js';
import { ChangeIdentity } from './change-identity.js';
import { Contacts } from './contacts.js';
import { CreateProfile } from './create-profile.js';
import { DescribeProfile } from './describe-profile.js';
import { EnableProfile } from './enable-profile.js';
import { ExportProfile } from './export-profile.js';
import { HeldTextEntity } from './held-text.entity.js';
import { HeldTextsRepository } from './held-texts.repository.js';
import { HoldText } from './hold-text.js';
import { ListBlocks } from './list-blocks.js';
import { ListProfiles } from './list-profiles.js';
import { MemberBlockEntity } from './member-block.entity.js';
import { ProfileChangeEntity } from './profile-change.entity.js';
import { ProfileChangesRepository } from './profile-changes.repository.js';
import { ProfileContactEntity } from './profile-contact.entity.js';
import { ProfileEntity } from './profile.entity.js';
import { ProfileListRepository } from './profile-list.repository.js';
import { PlaceProfiles } from './place-profiles.js';
import { Portraits } from './portraits.js';
import { ProfilesApi } from './profiles.api.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ReplyCountEntity } from './reply-count.entity.js';
import { ReplyCountsRepository } from './reply-counts.repository.js';
import { SettleText } from './settle-text.js';
import { ShownPresence } from './shown-presence.js';
import { UnplacedProfilesRepository } from './unplaced-profiles.repository.js';
import { UnblockMember } from './unblock-member.js';
import { UpdateProfile } from './update-profile.js';

export const profilesEntities: readonly EntityClass[] = [
  ProfileEntity,
  ProfileContactEntity,
  MemberBlockEntity,
  HeldTextEntity,
  ProfileChangeEntity,
  ReplyCountEntity,
];

@Module({
  imports: [AccountsModule],
  controllers: [BlocksController],
  providers: [
    AddFictionalProfile,
    ChangeFictionalProfile,
    BlockMember,
    BlocksRepository,
    BlurPlace,
    ChangeIdentity,
    Contacts,
    CreateProfile,
    DescribeProfile,
    EnableProfile,
    ExportProfile,
    HeldTextsRepository,
    HoldText,
    ListBlocks,
    ListProfiles,
    ProfileChangesRepository,
    ProfileListRepository,
    PlaceProfiles,
    Portraits,
    ProfilesApi,
    ProfilesRepository,
    ReplyCountsRepository,
    ShownPresence,
    SettleText,
    UnblockMember,
    UnplacedProfilesRepository,
    UpdateProfile,
  ],
  exports: [
    AddFictionalProfile,
    ChangeFictionalProfile,
    Contacts,
    ListProfiles,
    Portraits,
    ProfilesApi,
    SettleText,
    ShownPresence,
  ],
})
export class ProfilesModule {}
