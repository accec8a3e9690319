import { Controller } from '@nestjs/common';
import {
  deleteChat,
  getGifts,
  getIcebreakers,
  openChatPhoto,
  sendChatPhoto,
  sendGift,
  getChats,
  getConversation,
  reactToMessage,
  readConversation,
  sendMessage,
} from '@kindling/contract/chats/calls/chats';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../kernel/http/call.js';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { DeleteChat } from './conversations/delete-chat.js';
import { ListChats } from './conversations/list-chats.js';
import { ReadConversation } from './conversations/read-conversation.js';
import { ShowConversation } from './conversations/show-conversation.js';
import { ReactToMessage } from './messages/react-to-message.js';
import { SendGift } from './messages/send-gift.js';
import { SendMessage } from './messages/send-message.js';
import { Icebreakers } from './openers/icebreakers.js';
import { OpenChatPhoto } from './photos/open-chat-photo.js';
import { SendChatPhoto } from './photos/send-chat-photo.js';

@Controller()
export class ChatsController {
  constructor(
    private readonly listChats: ListChats,
    private readonly showConversation: ShowConversation,
    private readonly sendMessage: SendMessage,
    private readonly sendChatPhoto: SendChatPhoto,
    private readonly openChatPhoto: OpenChatPhoto,
    private readonly gifts: SendGift,
    private readonly icebreakers: Icebreakers,
    private readonly reactToMessage: ReactToMessage,
    private readonly readConversation: ReadConversation,
    private readonly deleteChat: DeleteChat,
  ) {}

  @Endpoint(getChats)
  list(_input: Input<typeof getChats>, caller: MemberCaller): Promise<Answer<typeof getChats>> {
    return this.listChats.list(caller.memberId);
  }

  @Endpoint(getConversation)
  show(
    { query }: Input<typeof getConversation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof getConversation>> {
    return this.showConversation.show(caller.memberId, query);
  }

  @Endpoint(sendMessage)
  send({ body }: Input<typeof sendMessage>, caller: MemberCaller): Promise<Answer<typeof sendMessage>> {
    return this.sendMessage.send(caller.memberId, body);
  }

  @Endpoint(sendChatPhoto)
  sendPhoto(
    { query, body }: Input<typeof sendChatPhoto>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof sendChatPhoto>> {
    const file = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return this.sendChatPhoto.send(memberId, file, query, call.gone);
  }

  @Endpoint(openChatPhoto)
  openPhoto(
    { params }: Input<typeof openChatPhoto>,
    { memberId }: MemberCaller,
    call: Call,
  ): Promise<Answer<typeof openChatPhoto>> {
    return this.openChatPhoto.open(memberId, params.id, call.request.country);
  }

  @Endpoint(sendGift)
  sendGift({ body }: Input<typeof sendGift>, { memberId }: MemberCaller): Promise<Answer<typeof sendGift>> {
    return this.gifts.send(memberId, body);
  }

  @Endpoint(getGifts)
  listGifts(): Promise<Answer<typeof getGifts>> {
    return Promise.resolve({ gifts: this.gifts.catalogue() });
  }

  @Endpoint(getIcebreakers)
  listIcebreakers({ query }: Input<typeof getIcebreakers>): Promise<Answer<typeof getIcebreakers>> {
    return Promise.resolve({ lines: this.icebreakers.in(query.language) });
  }

  @Endpoint(reactToMessage)
  react(
    { params, body }: Input<typeof reactToMessage>,
    { memberId }: MemberCaller,
  ): Promise<Answer<typeof reactToMessage>> {
    return this.reactToMessage.react(memberId, params.id, body.emoji);
  }

  @Endpoint(readConversation)
  async read(
    { params, body }: Input<typeof readConversation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof readConversation>> {
    await this.readConversation.read(caller.memberId, params.id, body.seq);
    return { done: true };
  }

  @Endpoint(deleteChat)
  async delete({ body }: Input<typeof deleteChat>, caller: MemberCaller): Promise<Answer<typeof deleteChat>> {
    await this.deleteChat.delete(caller.memberId, body);
    return { done: true };
  }
}
