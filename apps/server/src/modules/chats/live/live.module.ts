import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { PresenceModule } from '../../profiles/presence/presence.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ChatsModule } from '../chats.module.js';
import { LiveApi } from './live.api.js';
import { ChangeVersions } from './change-versions.js';
import { SocketAdmission } from './sockets/socket-admission.js';
import { SocketSweep } from './sockets/socket-sweep.js';
import { SocketMessages } from './sockets/socket-messages.js';
import { LiveSockets } from './sockets/live-sockets.js';
import { PassTyping } from './sockets/pass-typing.js';
import { PublishHiddenProfiles } from './publish-hidden-profiles.js';
import { PublishLiveEvents } from './publish-live-events.js';

@Module({
  imports: [AccountsModule, ChatsModule, CreditsModule, LikesModule, PresenceModule, ProfilesModule],
  providers: [
    LiveApi,
    ChangeVersions,
    // Open pages: admitted, heard, checked.
    LiveSockets,
    SocketAdmission,
    SocketMessages,
    PassTyping,
    SocketSweep,
    // What they are sent.
    PublishLiveEvents,
    PublishHiddenProfiles,
  ],
  exports: [LiveApi],
})
export class LiveModule {}
