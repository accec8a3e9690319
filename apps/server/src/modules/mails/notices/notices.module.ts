import { Module } from '@nestjs/common';
import type { EntityClass } from '../../../kernel/database/data-source.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ChatsModule } from '../../chats/chats.module.js';
import { LiveModule } from '../../chats/live/live.module.js';
import { LikesModule } from '../../meeting/likes/likes.module.js';
import { ConsentsModule } from '../../profiles/consents/consents.module.js';
import { PresenceModule } from '../../profiles/presence/presence.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { DateSharesModule } from '../../safety/date-shares/date-shares.module.js';
import { TellCheckIn } from './check-in/tell-check-in.js';
import { Letters } from './delivery/letters.js';
import { OrderMail } from './delivery/order-mail.js';
import { PrepareNotice } from './delivery/prepare-notice.js';
import { DeliverNotice } from './delivery/deliver-notice.js';
import { NoticesApi } from './notices.api.js';
import { PushSubscriptionEntity, PushSubscriptionsRepository } from './push/push-subscriptions.repository.js';
import { PushToMember } from './push/push-to-member.js';
import { PushController } from './push/push.controller.js';
import { SendNoticePush } from './push/send-notice-push.js';
import { SubscribePush } from './push/subscribe.js';
import { SweepSubscriptions } from './push/sweep-subscriptions.js';
import { NoteEvents } from './rounds/note-events.js';
import { NoticeStateEntity, NoticeStatesRepository } from './rounds/notice-states.repository.js';
import { NoticeEntity, NoticesRepository } from './rounds/notices.repository.js';
import { PlanRound } from './rounds/plan-round.js';
import { ReadReaderFacts } from './rounds/reader-facts.js';
import { FindUnseen } from './rounds/unseen.js';
import { OneClickController } from './unsubscribe/one-click.controller.js';
import { UnsubscribeTokens } from './unsubscribe/unsubscribe-tokens.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { Unsubscribe } from './unsubscribe/unsubscribe.js';

export const noticesEntities: readonly EntityClass[] = [
  NoticeEntity,
  NoticeStateEntity,
  PushSubscriptionEntity,
];

/** Notices to members about events: whether, when and by which channel. The notifications write them. */
@Module({
  imports: [
    AccountsModule,
    ProfilesModule,
    ConsentsModule,
    ChatsModule,
    LikesModule,
    LiveModule,
    PresenceModule,
    DateSharesModule,
  ],
  controllers: [OneClickController, PushController, UnsubscribeController],
  providers: [
    NoticesApi,
    // Records events that concern a member, and plans the next round.
    NoteEvents,
    PlanRound,
    NoticesRepository,
    NoticeStatesRepository,
    // The round decides whether and how the member is notified.
    DeliverNotice,
    ReadReaderFacts,
    FindUnseen,
    PrepareNotice,
    // By push, or by mail.
    SendNoticePush,
    PushToMember,
    SubscribePush,
    SweepSubscriptions,
    PushSubscriptionsRepository,
    OrderMail,
    Letters,
    // The question of the morning after a date.
    TellCheckIn,
    // Links in mails that switch them off.
    Unsubscribe,
    UnsubscribeTokens,
  ],
  exports: [Letters, NoticesApi, PrepareNotice],
})
export class NoticesModule {}
