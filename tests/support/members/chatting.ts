import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../packages/contract/src/route.ts';
import type { Chat, getConversation } from '../../../packages/contract/src/chats/calls/chats.ts';
import type { TestMember } from './members.ts';
import { buyCredits } from './profiles.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';
import { joinConfirmed } from './members.ts';

export type Conversation = Omit<Answer<typeof getConversation>, 'profile'>;

export const texts = (conversation: Conversation) => conversation.messages.map((message) => message.text);

/** Prices and credits with which chats are tested: the signup pays for two messages and leaves a rest. */
export const chatSettings = {
  message_credits: 10,
  reply_credits: 4,
  photo_credits: 15,
  gift_credits: 20,
  signup_credits: 25,
  message_length: 200,
};

/** What members of brand `alpha` do to chat, through HTTP. */
export function chatting(app: () => TestApp) {
  const host = 'alpha.localhost';
  const get = (member: TestMember, path: string) => app().request(host, { path, cookies: member.cookies });
  return {
    get,
    send: (member: TestMember, profileId: string, more: object = {}): Promise<TestAnswer> =>
      app().request(host, {
        method: 'POST',
        path: '/api/messages',
        body: { client_id: randomUUID(), profile_id: profileId, text: 'Hello there', ...more },
        cookies: member.cookies,
      }),
    open: async (member: TestMember, profileId: string) =>
      (await get(member, `/api/chat.php?profile_id=${profileId}`)).json as Conversation,
    chats: async (member: TestMember) =>
      (await get(member, '/api/chats.php')).json as { chats: Chat[]; total_unread_messages: number },
    credits: async (member: TestMember) =>
      ((await get(member, '/api/credits')).json as { credits: number }).credits,
    /** A confirmed member who bought credits, with the session's token that came with that. */
    premium: async (amount = 1000): Promise<TestMember> => {
      const member = await joinConfirmed(app(), 'alpha');
      await buyCredits(app(), 'alpha', member.id, amount);
      Object.assign(member.cookies, (await get(member, '/api/user.php')).cookies);
      return member;
    },
  };
}
