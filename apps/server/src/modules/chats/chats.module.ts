import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PhotosModule } from '../profiles/photos/photos.module.js';
import { PresenceModule } from '../profiles/presence/presence.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ChatsApi } from './chats.api.js';
import { ChatsController } from './chats.controller.js';
import { ConversationEntity, ConversationMemberEntity } from './conversations/conversation.entity.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { FictionalChats } from './conversations/fictional-chats.js';
import { KnownChats } from './conversations/known-chats.js';
import { OwnChats } from './conversations/own-chats.js';
import { PersonalChats } from './conversations/personal-chats.js';
import { ReadReceipts } from './conversations/read-receipts.js';
import { ReturnUnanswered } from './conversations/return-unanswered.js';
import { ShowChats } from './conversations/show-chats.js';
import { MessageMarks } from './marks/message-marks.js';
import { MessageConcerns } from './message-rules/message-concerns.js';
import { MessageRulesController } from './message-rules/message-rules.controller.js';
import { WeighMessage } from './message-rules/weigh-message.js';
import { DeliverHeldMessages } from './messages/deliver-held-messages.js';
import { MessageEvidence } from './messages/message-evidence.js';
import { MessageModeration } from './messages/message-moderation.js';
import {
  MessageReactionEntity,
  MessageReactionsRepository,
} from './messages/message-reactions.repository.js';
import { MessageViews } from './messages/message-view.js';
import { MessageEntity } from './messages/message.entity.js';
import { MessagesRepository } from './messages/messages.repository.js';
import { ReactToMessage } from './messages/react-to-message.js';
import { SendMessages } from './messages/send-messages.js';
import { WriteMessage } from './messages/write-message.js';
import { FirstMessages } from './openers/first-messages.js';
import { Icebreakers } from './openers/icebreakers.js';
import { KeepSignupMessage } from './openers/keep-signup-message.js';
import { OpeningLineEntity, OpeningLinesRepository } from './openers/opening-lines.repository.js';
import { RepeatedOpeners } from './openers/repeated-openers.js';
import { ReviewOpeners } from './openers/review-openers.js';
import { RemoveChatPhotoFiles } from './photos/chat-photo-files.js';
import { ChatPhotosController } from './photos/chat-photos.controller.js';
import { MessagePhotoEntity, MessagePhotosRepository } from './photos/message-photos.repository.js';
import { MessagePictures } from './photos/message-pictures.js';
import { SendChatPhoto } from './photos/send-chat-photo.js';
import { SweepRemovedChatPhotos } from './photos/sweep-removed-chat-photos.js';
import { RetractMessage } from './retractions/retract-message.js';
import { RetractedMessageEntity } from './retractions/retracted-message.entity.js';
import { RetractionsController } from './retractions/retractions.controller.js';
import { UnwantedWordsController } from './unwanted-words/unwanted-words.controller.js';
import { UnwantedWordsEntity, UnwantedWordsRepository } from './unwanted-words/unwanted-words.repository.js';
import { UnwantedWords } from './unwanted-words/unwanted-words.js';

export const chatsEntities: readonly EntityClass[] = [
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
  MessagePhotoEntity,
  MessageReactionEntity,
  OpeningLineEntity,
  RetractedMessageEntity,
  UnwantedWordsEntity,
];

@Module({
  imports: [ProfilesModule, PresenceModule, CreditsModule, AccountsModule, PhotosModule, PicturesModule],
  controllers: [
    ChatPhotosController,
    ChatsController,
    MessageRulesController,
    RetractionsController,
    UnwantedWordsController,
  ],
  providers: [
    ChatsApi,
    // Conversations.
    ConversationsRepository,
    KnownChats,
    ShowChats,
    OwnChats,
    ReadReceipts,
    FictionalChats,
    ReturnUnanswered,
    PersonalChats,
    // Messages.
    MessagesRepository,
    MessageViews,
    UnwantedWords,
    UnwantedWordsRepository,
    SendMessages,
    MessageConcerns,
    WeighMessage,
    WriteMessage,
    DeliverHeldMessages,
    ReactToMessage,
    MessageReactionsRepository,
    RetractMessage,
    MessageEvidence,
    MessageModeration,
    // First messages.
    FirstMessages,
    Icebreakers,
    KeepSignupMessage,
    RepeatedOpeners,
    OpeningLinesRepository,
    ReviewOpeners,
    MessageMarks,
    // Pictures.
    MessagePhotosRepository,
    SendChatPhoto,
    MessagePictures,
    RemoveChatPhotoFiles,
    SweepRemovedChatPhotos,
  ],
  exports: [ChatsApi, FictionalChats, MessageEvidence, MessageMarks, MessageModeration, ReviewOpeners],
})
export class ChatsModule {}
