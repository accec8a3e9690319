import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { ToldOrder } from '../notice-jobs.js';
import { ReadReaderFacts, type ReaderFacts } from '../rounds/reader-facts.js';
import { FindUnseen } from '../rounds/unseen.js';

/**
 * The content of a push or mail about others' actions: counts of events that are real and still unseen, without names
 * (trust 12).
 */
export interface Told {
  messages: number;
  /** Messages in the reminder. */
  unread: number;
  likes: number;
  matches: number;
  /** Conversations with returned credits. */
  returned: number;
  /** Whether a fictional profile is among them, which the text then says (decisions §5.1). */
  fictional: boolean;
  /** The preferences that switch it off. */
  kinds: NotificationKind[];
}

/** A member's notice, for either channel. */
export interface PreparedNotice extends Told {
  memberId: string;
  language: Language;
  /** Address of the mail; null for one that accepts none. */
  mailTo: string | null;
}

/** Counts the content of a notice at the moment of its sending, which may be long after the decision. */
@Injectable()
export class PrepareNotice {
  constructor(
    private readonly readReaderFacts: ReadReaderFacts,
    private readonly findUnseen: FindUnseen,
  ) {}

  /** @returns undefined when nothing of it is unseen and still wanted, or the member can no longer be notified */
  async prepare(order: ToldOrder): Promise<PreparedNotice | undefined> {
    const reader = await this.readReaderFacts.of(order.memberId);
    if (!reader?.reachable) return undefined;
    const told = await this.count(wanted(order, reader));
    const { language, canMail, email } = reader;
    return told && { ...told, memberId: order.memberId, language, mailTo: canMail ? email : null };
  }

  /** What members did since and is still unseen, for a weekly mail; nothing of fictional profiles. Undefined for nothing. */
  async unseenSince(memberId: string, since: Date): Promise<Told | undefined> {
    const { messages, likers } = await this.findUnseen.of(memberId, []);
    const lately = (events: ReadonlyMap<string, { at: Date }>): string[] =>
      [...events].flatMap(([id, { at }]) => (at > since ? [id] : []));
    const nothing = { conversations: [], unread: [], matches: [], returned: [] };
    const order = { memberId, ...nothing, messages: lately(messages), likes: lately(likers) };
    return this.count(order, { isOfMembersAlone: true });
  }

  /** @returns undefined when nothing of it is unseen */
  async count(
    { memberId, ...about }: ToldOrder,
    { isOfMembersAlone = false } = {},
  ): Promise<Told | undefined> {
    const { messages, likers, others } = await this.findUnseen.of(memberId, Object.values(about).flat());
    const visible = (ids: readonly string[]): string[] =>
      ids.filter((id) => others.has(id) && !(isOfMembersAlone && others.get(id)?.fictional));
    const written = visible([...about.conversations, ...about.messages]).filter((id) => messages.has(id));
    const unread = visible(about.unread).filter((id) => messages.has(id));
    const liked = visible([...about.likes, ...about.matches]).filter((id) => likers.has(id));
    // Matches are determined now: either of the two may have withdrawn or given a like since.
    const matches = liked.filter((id) => likers.get(id)?.match);
    const likes = liked.filter((id) => !likers.get(id)?.match);
    const all = [...written, ...unread, ...likes, ...matches];
    const returned = about.returned.length;
    if (all.length + returned === 0) return undefined;
    const sum = (ids: readonly string[]): number =>
      ids.reduce((total, id) => total + (messages.get(id)?.unread ?? 0), 0);
    return {
      ...{ messages: sum(written), unread: sum(unread), likes: likes.length, matches: matches.length },
      returned,
      fictional: all.some((id) => others.get(id)?.fictional),
      kinds: [
        ...(written.length > 0 ? (['new_messages', 'new_conversations'] as const) : []),
        ...(unread.length > 0 ? (['unread_message_reminders'] as const) : []),
        ...(likes.length + matches.length > 0 ? (['like'] as const) : []),
        ...(returned > 0 ? (['reminders'] as const) : []),
      ],
    };
  }
}

/** Without the kinds switched off between the order and its sending. */
function wanted(order: ToldOrder, { isOff }: ReaderFacts): ToldOrder {
  const unless = (kind: NotificationKind, ids: string[]): string[] => (isOff(kind) ? [] : ids);
  return {
    memberId: order.memberId,
    conversations: unless('new_conversations', order.conversations),
    messages: unless('new_messages', order.messages),
    unread: unless('unread_message_reminders', order.unread),
    likes: unless('like', order.likes),
    matches: unless('like', order.matches),
    returned: unless('reminders', order.returned),
  };
}
