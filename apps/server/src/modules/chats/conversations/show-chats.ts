import { Injectable } from '@nestjs/common';
import type { getChats, getConversation } from '@kindling/contract/chats/calls/chats';
import type { Answer, Input } from '@kindling/contract/route';
import type { Message } from '@kindling/contract/chats/message';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { PageReads } from '../../../kernel/pages/page-reads.js';
import { CreditsApi, messageCost } from '../../credits/credits.api.js';
import { PresenceApi, type PresentMember } from '../../profiles/presence/presence.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { around, freeConversations, pageLength, startsConversation } from '../chat-rules.js';
import { MessageViews } from '../messages/message-view.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { ConversationsRepository, type PlacedView, type View } from './conversations.repository.js';
import { knownTo } from './known-chats.js';
import { ReadReceipts } from './read-receipts.js';

/** The newest of the list; older conversations are reached through their profiles. */
const listLength = 200;

type Query = Input<typeof getConversation>['query'];

/** A part of a conversation. */
interface Page {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** A member's conversations: the list of those with everyone they may see, and each one page by page both ways. */
@Injectable()
export class ShowChats {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messageViews: MessageViews,
    private readonly profiles: ProfilesApi,
    private readonly presence: PresenceApi,
    private readonly readReceipts: ReadReceipts,
    private readonly credits: CreditsApi,
  ) {}

  async list(memberId: string): Promise<Answer<typeof getChats>> {
    const views = await this.conversations.list(memberId, listLength);
    const lastIds = views.flatMap((view) => view.lastMessageId ?? []);
    const otherIds = views.map((view) => view.otherId);
    const [members, lastMessages, total] = await Promise.all([
      this.presence.members(otherIds, memberId),
      this.messages.findByIds(lastIds),
      this.unread(memberId),
    ]);
    const cleared = new Map(views.map((view) => [view.conversationId, view.clearedSeq]));
    const shown = await this.messageViews.of(lastMessages, (conversationId) => ({
      memberId,
      clearedSeq: cleared.get(conversationId) ?? 0,
    }));
    const messageById = new Map(shown.map((message) => [message.id, message]));
    const chats = views.flatMap((view) => {
      const other = members.get(view.otherId);
      if (!other) return [];
      const last = view.lastMessageId && messageById.get(view.lastMessageId);
      return {
        conversation: view.conversationId,
        profile: other.card,
        online: other.online,
        num_unread_messages: view.unread,
        messages: last ? [last] : [],
      };
    });
    return { chats, total_unread_messages: total };
  }

  /** Unread messages from members that this one may see. */
  unread(memberId: string): Promise<number> {
    return PageReads.once(`unread ${memberId}`, async () => {
      const unread = await this.conversations.unread(memberId);
      const visible = await this.profiles.visibleIds(
        unread.map((row) => row.otherId),
        memberId,
      );
      return unread.reduce((sum, row) => sum + (visible.has(row.otherId) ? row.unread : 0), 0);
    });
  }

  /**
   * @throws Problem `not_found`; `validation_failed` unless exactly one of conversation and profile is named and at most
   *   one of `before` and `after`
   */
  async show(memberId: string, query: Query): Promise<Answer<typeof getConversation>> {
    if (query.before !== undefined && query.after !== undefined) throw fieldProblems({ after: 'invalid' });
    const view = await this.findView(memberId, query);
    const otherId = view?.otherId ?? query.profile_id;
    const other = otherId === undefined ? undefined : await this.otherMember(memberId, otherId);
    if (!other) throw problem('not_found');
    const { card: profile, online } = other;
    const page = view ? await this.page(memberId, view, query) : nothing;
    const { settings } = TenantContext.current();
    const to = { isReply: view?.otherWrote ?? false, toFictional: profile.fictional };
    return {
      conversation: view?.conversationId ?? null,
      profile,
      online,
      messages: page.messages,
      has_older: page.hasOlder,
      has_newer: page.hasNewer,
      costs: {
        message: messageCost(settings, { ...to, kind: 'text' }),
        photo: messageCost(settings, { ...to, kind: 'photo' }),
        gift: messageCost(settings, { ...to, kind: 'gift' }),
      },
      message_length: settings.message_length,
      other_read_seq:
        view?.wrote && (await this.readReceipts.areTold(memberId, view.otherId)) ? view.otherReadSeq : null,
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

  private async findView(memberId: string, query: Query): Promise<PlacedView | undefined> {
    if (query.conversation !== undefined && query.profile_id !== undefined)
      throw fieldProblems({ profile_id: 'invalid' });
    if (query.conversation !== undefined)
      return knownTo(await this.conversations.find(memberId, query.conversation));
    if (query.profile_id === undefined) throw fieldProblems({ conversation: 'required' });
    return knownTo(await this.conversations.between(memberId, query.profile_id));
  }

  private async otherMember(memberId: string, otherId: string): Promise<PresentMember | undefined> {
    if (otherId === memberId) return undefined;
    return (await this.presence.members([otherId], memberId)).get(otherId);
  }

  /** Oldest first; held messages of the reader stand behind the newest. */
  private async page(memberId: string, view: PlacedView, { before, after }: Query): Promise<Page> {
    // The place of the newest was read before the messages: one that comes in between is on the page, or it is newer.
    const { conversationId, clearedSeq, lastSeq } = view;
    const delivered =
      after === undefined
        ? (
            await this.messages.delivered(conversationId, {
              above: clearedSeq,
              below: before,
              limit: pageLength,
            })
          ).reverse()
        : await this.messages.deliveredAbove(conversationId, Math.max(after, clearedSeq), pageLength);
    const [first, last] = [delivered[0]?.seq, delivered.at(-1)?.seq];
    const places = first && last ? { first, last } : undefined;
    const { hasOlder, hasNewer } = around(places, { before, after }, { lastSeq, clearedSeq });
    const held = hasNewer ? [] : await this.messages.held(conversationId, memberId);
    const messages = await this.messageViews.of([...delivered, ...held], () => ({ memberId, clearedSeq }));
    return { messages, hasOlder, hasNewer };
  }
}

const nothing: Page = { messages: [], hasOlder: false, hasNewer: false };
