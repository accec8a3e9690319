import { Module } from '@nestjs/common';
import { ChatsModule } from '../../chats/chats.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { ConsoleRemovedMessagesController } from './console-removed-messages.controller.js';
import { OpenerDesk } from './opener-desk.js';
import { PhotoDesk } from './photo-desk.js';
import { RemovalEffects } from './removal-effects.js';
import { TextDesk } from './text-desk.js';

/** Photos and texts of profiles and first messages on the desk: how they get there, their decisions, and the effects. */
@Module({
  imports: [ChatsModule, DeskModule, PhotosModule, ProfilesModule, RestrictionsModule, StaffModule],
  controllers: [ConsoleRemovedMessagesController],
  providers: [PhotoDesk, TextDesk, OpenerDesk, RemovalEffects],
})
export class ModerationModule {}
