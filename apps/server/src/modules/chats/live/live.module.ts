import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { PresenceModule } from '../../profiles/presence/presence.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { ChatsModule } from '../chats.module.js';
import { LiveApi } from './live.api.js';
import { News } from './news.js';
import { AdmitPage } from './sockets/admit-page.js';
import { CheckPages } from './sockets/check-pages.js';
import { HearPages } from './sockets/hear-pages.js';
import { LiveSockets } from './sockets/live-sockets.js';
import { PassTyping } from './sockets/pass-typing.js';
import { TellGone } from './tell-gone.js';
import { TellMembers } from './tell-members.js';

@Module({
  imports: [AccountsModule, ChatsModule, CreditsModule, LikesModule, PresenceModule, ProfilesModule],
  providers: [
    LiveApi,
    News,
    // Open pages: admitted, heard, checked.
    LiveSockets,
    AdmitPage,
    HearPages,
    PassTyping,
    CheckPages,
    // What they are sent.
    TellMembers,
    TellGone,
  ],
  exports: [LiveApi],
})
export class LiveModule {}
