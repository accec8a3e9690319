import { Module } from '@nestjs/common';
import type { EntityClass } from '../../kernel/database/data-source.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ChatsApi } from './chats.api.js';
import { ChatsController } from './chats.controller.js';
import { ConversationEntity, ConversationMemberEntity } from './conversation.entity.js';
import { ConversationsRepository } from './conversations.repository.js';
import { DeleteChat } from './delete-chat.js';
import { DeliverHeldMessages } from './deliver-held-messages.js';
import { ExportChats } from './export-chats.js';
import { KeepSignupMessage } from './keep-signup-message.js';
import { KnownConversation } from './known-conversation.js';
import { ListChats } from './list-chats.js';
import { MessageEntity } from './message.entity.js';
import { MessagesRepository } from './messages.repository.js';
import { ReadConversation } from './read-conversation.js';
import { ReturnUnanswered } from './return-unanswered.js';
import { SendMessage } from './send-message.js';
import { ShowConversation } from './show-conversation.js';
import { WriteMessage } from './write-message.js';

export const chatsEntities: readonly EntityClass[] = [
  ConversationEntity,
  ConversationMemberEntity,
  MessageEntity,
];

@Module({
  imports: [ProfilesModule, CreditsModule, AccountsModule],
  controllers: [ChatsController],
  providers: [
    ChatsApi,
    ConversationsRepository,
    DeleteChat,
    DeliverHeldMessages,
    ExportChats,
    KeepSignupMessage,
    KnownConversation,
    ListChats,
    MessagesRepository,
    ReadConversation,
    ReturnUnanswered,
    SendMessage,
    ShowConversation,
    WriteMessage,
  ],
  exports: [ChatsApi],
})
export class ChatsModule {}
