import { Inject, Injectable } from '@nestjs/common';
import type { getConversation } from '@kindling/contract/routes/chats';
import type { Answer, Input } from '@kindling/contract/route';
import { fieldProblems, problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { CreditsApi, messageCost } from '../credits/credits.api.js';
import { ProfilesApi } from '../profiles/profiles.api.js';
import { freeConversations, pageLength, startsConversation } from './chat-rules.js';
import { ConversationsRepository, type View } from './conversations.repository.js';
import { knownTo } from './known-conversation.js';
import { messageFor } from './message-view.js';
import { MessagesRepository } from './messages.repository.js';

type Query = Input<typeof getConversation>['query'];

/** One conversation, page by page from the newest message back. */
@Injectable()
export class ShowConversation {
  constructor(
    @Inject(ConversationsRepository) private readonly conversations: ConversationsRepository,
    @Inject(MessagesRepository) private readonly messages: MessagesRepository,
    @Inject(ProfilesApi) private readonly profiles: ProfilesApi,
    @Inject(CreditsApi) private readonly credits: CreditsApi,
  ) {}

  /** @throws Problem `not_found`; `validation_failed` unless exactly one of conversation and profile is named */
  async show(memberId: string, query: Query): Promise<Answer<typeof getConversation>> {
    const view = await this.findView(memberId, query);
    const otherId = view?.otherId ?? query.profile_id;
    const profile = otherId === undefined ? undefined : await this.otherProfile(memberId, otherId);
    if (!profile) throw problem('not_found');
    const { messages, hasOlder } = view
      ? await this.page(memberId, view, query.before)
      : { messages: [], hasOlder: false };
    return {
      conversation: view?.conversationId ?? null,
      profile,
      messages,
      has_older: hasOlder,
      cost: messageCost(TenantContext.current().settings, {
        isReply: view?.otherWrote ?? false,
        toFictional: profile.fictional,
      }),
      conversations_left: await this.conversationsLeft(memberId, view),
      acknowledgement_needed:
        profile.fictional && !(await this.credits.hasAcknowledgedFictional(memberId, profile.id)),
    };
  }

  private async conversationsLeft(memberId: string, view: View | undefined): Promise<number | null> {
    if (view && !startsConversation(view)) return null;
    if ((await this.credits.wallet(memberId)).paidUser) return null;
    return Math.max(0, freeConversations - (await this.conversations.countStarted(memberId)));
  }

  private async findView(memberId: string, query: Query): Promise<View | undefined> {
    if (query.conversation !== undefined && query.profile_id !== undefined)
      throw fieldProblems({ profile_id: 'invalid' });
    if (query.conversation !== undefined)
      return knownTo(await this.conversations.find(memberId, query.conversation));
    if (query.profile_id === undefined) throw fieldProblems({ conversation: 'required' });
    return knownTo(await this.conversations.between(memberId, query.profile_id));
  }

  private async otherProfile(memberId: string, otherId: string) {
    if (otherId === memberId) return undefined;
    return (await this.profiles.cards([otherId], memberId)).get(otherId);
  }

  /** Oldest first; held messages of the reader stand behind the newest. */
  private async page(memberId: string, view: View, before: number | undefined) {
    const { conversationId, clearedSeq } = view;
    const range = { above: clearedSeq, below: before, limit: pageLength + 1 };
    const newestFirst = await this.messages.delivered(conversationId, range);
    const held = before === undefined ? await this.messages.held(conversationId, memberId) : [];
    const rows = [...newestFirst.slice(0, pageLength).reverse(), ...held];
    return {
      messages: rows.map((row) => messageFor(memberId, row)),
      hasOlder: newestFirst.length > pageLength,
    };
  }
}
