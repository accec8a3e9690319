import { Controller, Inject } from '@nestjs/common';
import {
  deleteChat,
  getChats,
  getConversation,
  readConversation,
  sendMessage,
} from '@kindling/contract/routes/chats';
import type { Answer, Input } from '@kindling/contract/route';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { DeleteChat } from './delete-chat.js';
import { ListChats } from './list-chats.js';
import { ReadConversation } from './read-conversation.js';
import { SendMessage } from './send-message.js';
import { ShowConversation } from './show-conversation.js';

@Controller()
export class ChatsController {
  constructor(
    @Inject(ListChats) private readonly listing: ListChats,
    @Inject(ShowConversation) private readonly showing: ShowConversation,
    @Inject(SendMessage) private readonly sending: SendMessage,
    @Inject(ReadConversation) private readonly reading: ReadConversation,
    @Inject(DeleteChat) private readonly deleting: DeleteChat,
  ) {}

  @Endpoint(getChats)
  list(_input: Input<typeof getChats>, caller: MemberCaller): Promise<Answer<typeof getChats>> {
    return this.listing.list(caller.memberId);
  }

  @Endpoint(getConversation)
  show(
    { query }: Input<typeof getConversation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof getConversation>> {
    return this.showing.show(caller.memberId, query);
  }

  @Endpoint(sendMessage)
  send({ body }: Input<typeof sendMessage>, caller: MemberCaller): Promise<Answer<typeof sendMessage>> {
    return this.sending.send(caller.memberId, body);
  }

  @Endpoint(readConversation)
  async read(
    { params }: Input<typeof readConversation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof readConversation>> {
    await this.reading.read(caller.memberId, params.id);
    return { done: true };
  }

  @Endpoint(deleteChat)
  async delete({ body }: Input<typeof deleteChat>, caller: MemberCaller): Promise<Answer<typeof deleteChat>> {
    await this.deleting.delete(caller.memberId, body.conversation);
    return { done: true };
  }
}
