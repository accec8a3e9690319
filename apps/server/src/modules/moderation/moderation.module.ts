import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ConsoleRemovedMessagesController } from './console-removed-messages.controller.js';
import { MessageRemoval } from './message-removal.js';
import { OpenerDesk } from './opener-desk.js';
import { PhotoDesk } from './photo-desk.js';
import { QueueOpeners } from './queue-openers.js';
import { QueuePhotos } from './queue-photos.js';
import { QueueTexts } from './queue-texts.js';
import { RemovalEffects } from './removal-effects.js';
import { TextDesk } from './text-desk.js';

/** Photos and texts of profiles on the desk: what puts them there, what is decided, and what that does; messages too. */
@Module({
  imports: [ChatsModule, DeskModule, PhotosModule, ProfilesModule, RestrictionsModule, StaffModule],
  controllers: [ConsoleRemovedMessagesController],
  providers: [
    MessageRemoval,
    OpenerDesk,
    PhotoDesk,
    QueueOpeners,
    QueuePhotos,
    QueueTexts,
    RemovalEffects,
    TextDesk,
  ],
})
export class ModerationModule {}
