import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ChatPhotosController } from './chat-photos.controller.js';
import { RemoveChatPhotoFiles } from './chat-photo-files.js';
import { ChatsApi } from './chats.api.js';
import { ChatsController } from './chats.controller.js';
import { ConversationEntity, ConversationMemberEntity } from './conversation.entity.js';
import { ConversationsRepository } from './conversations.repository.js';
import { DeleteChat } from './delete-chat.js';
import { DeliverHeldMessages } from './deliver-held-messages.js';
import { EraseChats } from './erase-chats.js';
import { ExportChats } from './export-chats.js';
import { DeskModule } from '../desk/desk.module.js';
import { FictionalChats } from './fictional-chats.js';
import { FirstMessages } from './first-messages.js';
import { Icebreakers } from './icebreakers.js';
import { KeepSignupMessage } from './keep-signup-message.js';
import { KnownConversation } from './known-conversation.js';
import { KnownMessage } from './known-message.js';
import { ListChats } from './list-chats.js';
import { MessagePhotoEntity } from './message-photo.entity.js';
import { MessagePhotosRepository } from './message-photos.repository.js';
import { MessageReactionEntity } from './message-reaction.entity.js';
import { MessageReactionsRepository } from './message-reactions.repository.js';
import { MessageViews } from './message-view.js';
import { MessageEvidence } from './message-evidence.js';
import { MessageModeration } from './message-moderation.js';
import { MessageEntity } from './message.entity.js';
import { MessagesRepository } from './messages.repository.js';
import { OpeningLineEntity } from './opening-line.entity.js';
import { OpeningLinesRepository } from './opening-lines.repository.js';
import { OpenChatPhoto } from './open-chat-photo.js';
import { ReactToMessage } from './react-to-message.js';
import { ReadConversation } from './read-conversation.js';
import { ReadMarks } from './read-marks.js';
import { RepeatedOpeners } from './repeated-openers.js';
import { ReviewOpeners } from './review-openers.js';
import { ReturnUnanswered } from './return-unanswered.js';
import { SendChatPhoto } from './send-chat-photo.js';
import { SendGift } from './send-gift.js';
import { SendMessage } from './send-message.js';
import { SendOnce } from './send-once.js';
import { ServeChatPhoto } from './serve-chat-photo.js';
import { ShowConversation } from './show-conversation.js';
import { SweepOpeningLines } from './sweep-opening-lines.js';
import { SweepRemovedChatPhotos } from './sweep-removed-chat-photos.js';
import { WriteMessage } from './write-message.js';

export const chatsEntities: readonly EntityClass[] = [
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
  MessagePhotoEntity,
  MessageReactionEntity,
  OpeningLineEntity,
];

@Module({
  imports: [ProfilesModule, PresenceModule, CreditsModule, AccountsModule, DeskModule, PhotosModule],
  controllers: [ChatPhotosController, ChatsController],
  providers: [
    ChatsApi,
    ConversationsRepository,
    DeleteChat,
    DeliverHeldMessages,
    EraseChats,
    ExportChats,
    FictionalChats,
    FirstMessages,
    Icebreakers,
    KeepSignupMessage,
    KnownConversation,
    KnownMessage,
    ListChats,
    MessagePhotosRepository,
    MessageReactionsRepository,
    MessageEvidence,
    MessageModeration,
    MessagesRepository,
    MessageViews,
    OpenChatPhoto,
    OpeningLinesRepository,
    ReactToMessage,
    ReadConversation,
    ReadMarks,
    RemoveChatPhotoFiles,
    RepeatedOpeners,
    ReturnUnanswered,
    ReviewOpeners,
    SendChatPhoto,
    SendGift,
    SendMessage,
    SendOnce,
    ServeChatPhoto,
    ShowConversation,
    SweepOpeningLines,
    SweepRemovedChatPhotos,
    WriteMessage,
  ],
  exports: [ChatsApi, FictionalChats, MessageEvidence, MessageModeration, ReviewOpeners],
})
export class ChatsModule {}
