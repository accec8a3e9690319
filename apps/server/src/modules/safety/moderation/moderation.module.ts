import { Module } from '@nestjs/common';
import { ChatsModule } from '../../chats/chats.module.js';
import { StaffModule } from '../../console/staff/staff.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { RestrictionsModule } from '../restrictions/restrictions.module.js';
import { OpenerDesk } from './openers/opener-desk.js';
import { QueueOpeners } from './openers/queue-openers.js';
import { PhotoDesk } from './photos/photo-desk.js';
import { QueuePhotos } from './photos/queue-photos.js';
import { ConsoleRemovedMessagesController } from './removed-messages/console-removed-messages.controller.js';
import { MessageRemoval } from './removed-messages/message-removal.js';
import { RemovalEffects } from './removed-messages/removal-effects.js';
import { QueueTexts } from './texts/queue-texts.js';
import { TextDesk } from './texts/text-desk.js';

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
