import { Controller } from '@nestjs/common';
import {
  deleteChat,
  getChats,
  getConversation,
  getGifts,
  getIcebreakers,
  openChatPhoto,
  reactToMessage,
  readConversation,
  sendChatPhoto,
  sendGift,
  sendMessage,
} from '@kindling/contract/chats/calls/chats';
import type { Answer, Input } from '@kindling/contract/route';
import type { Call } from '../../kernel/http/call.js';
import type { MemberCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { OwnChats } from './conversations/own-chats.js';
import { ShowChats } from './conversations/show-chats.js';
import { ReactToMessage } from './messages/react-to-message.js';
import { SendMessages } from './messages/send-messages.js';
import { Icebreakers } from './openers/icebreakers.js';
import { MessagePictures } from './photos/message-pictures.js';
import { SendChatPhoto } from './photos/send-chat-photo.js';

@Controller()
export class ChatsController {
  constructor(
    private readonly showChats: ShowChats,
    private readonly sendMessages: SendMessages,
    private readonly sendChatPhoto: SendChatPhoto,
    private readonly messagePictures: MessagePictures,
    private readonly icebreakers: Icebreakers,
    private readonly reactToMessage: ReactToMessage,
    private readonly ownChats: OwnChats,
  ) {}

  @Endpoint(getChats)
  list(_input: Input<typeof getChats>, caller: MemberCaller): Promise<Answer<typeof getChats>> {
    return this.showChats.list(caller.memberId);
  }

  @Endpoint(getConversation)
  show(
    { query }: Input<typeof getConversation>,
    caller: MemberCaller,
  ): Promise<Answer<typeof getConversation>> {
    return this.showChats.show(caller.memberId, query);
  }

  @Endpoint(sendMessage)
  send({ body }: Input<typeof sendMessage>, caller: MemberCaller): Promise<Answer<typeof sendMessage>> {
    return this.sendMessages.sendText(caller.memberId, body);
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
    return this.messagePictures.open(memberId, params.id, call.request.country);
  }

  @Endpoint(sendGift)
  sendGift({ body }: Input<typeof sendGift>, { memberId }: MemberCaller): Promise<Answer<typeof sendGift>> {
    return this.sendMessages.sendGift(memberId, body);
  }

  @Endpoint(getGifts)
  listGifts(): Promise<Answer<typeof getGifts>> {
    return Promise.resolve({ gifts: this.sendMessages.catalogue() });
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
    await this.ownChats.read(caller.memberId, params.id, body.seq);
    return { done: true };
  }

  @Endpoint(deleteChat)
  async delete({ body }: Input<typeof deleteChat>, caller: MemberCaller): Promise<Answer<typeof deleteChat>> {
    await this.ownChats.delete(caller.memberId, body);
    return { done: true };
  }
}
