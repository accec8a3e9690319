import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BlockMember } from './blocks/block-member.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksRepository, MemberBlockEntity } from './blocks/blocks.repository.js';
import { ListBlocks } from './blocks/list-blocks.js';
import { UnblockMember } from './blocks/unblock-member.js';
import { BlurPlace } from './location/blur-place.js';
import { PlaceProfiles } from './location/place-profiles.js';
import { UnplacedProfilesRepository } from './location/unplaced-profiles.repository.js';
import { MemberFacts } from './member-facts.api.js';
import { ProfilesApi } from './profiles.api.js';
import { ChangeIdentity } from './record/change-identity.js';
import { Contacts, ProfileContactEntity } from './record/contacts.repository.js';
import { ExportProfile } from './record/export-profile.js';
import { ProfileEntity } from './record/profile.entity.js';
import { ProfilesRepository } from './record/profiles.repository.js';
import { SignupProfile } from './record/signup-profile.js';
import { UpdateProfile } from './record/update-profile.js';
import { FictionalProfiles } from './staff/fictional-profiles.js';
import { ListProfiles } from './staff/list-profiles.js';
import { ProfileListRepository } from './staff/profile-list.repository.js';
import { HeldAnswerEntity, HeldTextEntity, HeldTextsRepository } from './texts/held-texts.repository.js';
import { HoldText } from './texts/hold-text.js';
import { ProfileChangeEntity, ProfileChangesRepository } from './texts/profile-changes.repository.js';
import { DecideHeldText } from './texts/decide-held-text.js';
import { DeckCards } from './view/deck-cards.js';
import { DescribeProfile } from './view/describe-profile.js';
import { Portraits } from './view/verified-main-photo.js';
import { ReplyCountEntity, ReplyCountsRepository } from './view/reply-counts.repository.js';
import { ShownPresence } from './view/shown-presence.js';

export const profilesEntities: readonly EntityClass[] = [
  ProfileEntity,
  ProfileContactEntity,
  MemberBlockEntity,
  HeldTextEntity,
  HeldAnswerEntity,
  ProfileChangeEntity,
  ReplyCountEntity,
];

@Module({
  imports: [AccountsModule],
  controllers: [BlocksController],
  providers: [
    ProfilesApi,
    // A member's own profile.
    ProfilesRepository,
    SignupProfile,
    UpdateProfile,
    ChangeIdentity,
    ProfileChangesRepository,
    ExportProfile,
    // Texts that wait for a moderator.
    HoldText,
    DecideHeldText,
    HeldTextsRepository,
    // Where members are.
    BlurPlace,
    PlaceProfiles,
    UnplacedProfilesRepository,
    // How others see them.
    DescribeProfile,
    DeckCards,
    ShownPresence,
    Portraits,
    ReplyCountsRepository,
    Contacts,
    MemberFacts,
    // Blocks.
    BlockMember,
    UnblockMember,
    ListBlocks,
    BlocksRepository,
    // For staff.
    ListProfiles,
    ProfileListRepository,
    FictionalProfiles,
  ],
  exports: [
    Contacts,
    DeckCards,
    FictionalProfiles,
    ListProfiles,
    MemberFacts,
    Portraits,
    ProfilesApi,
    DecideHeldText,
    ShownPresence,
  ],
})
export class ProfilesModule {}
