import { Injectable } from '@nestjs/common';
import type { FraudMark } from '@kindling/contract/safety/fraud-marks';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { payeesIn } from '../message-rules/addresses-in.js';
import { MessageConcerns } from '../message-rules/message-concerns.js';
import { MessagesRepository, type MessageRow } from '../messages/messages.repository.js';
import { RepeatedOpeners } from '../openers/repeated-openers.js';

/** Plain letters from which on the words of a first message tell who wrote it: shorter ones many people think of. */
const shortestLine = 40;
/** So many marks of a kind a message has at most. */
const mostOfKind = 5;

/** Something in a message by which several accounts may be found to be in one hand. */
export interface MessageMark {
  kind: Extract<FraudMark, 'line' | 'payee' | 'link'>;
  value: string;
}

export interface MarkedMessage {
  senderId: string;
  receiverId: string;
  conversationId: string;
  marks: MessageMark[];
}

/** What a message said, for a moderator who compares it with others. */
export interface QuotedMessage {
  conversationId: string;
  text: string;
  sentAt: Date;
  retracted: boolean;
}

/** Finds what messages of several accounts have in common, and quotes them. */
@Injectable()
export class MessageMarks {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly messageConcerns: MessageConcerns,
    private readonly profiles: ProfilesApi,
    private readonly repeatedOpeners: RepeatedOpeners,
  ) {}

  /**
   * @param isFirst it is the first that its sender wrote to the recipient
   * @returns undefined for a message that is gone, or from or to a fictional profile
   */
  async of(messageId: string, isFirst: boolean): Promise<MarkedMessage | undefined> {
    const [row] = await this.messages.findByIds([messageId]);
    const view = row && (await this.conversations.find(row.senderId, row.conversationId));
    if (!view) return undefined;
    const { senderId, conversationId } = row;
    const receiverId = view.otherId;
    const receiver = await this.profiles.visible(receiverId, receiverId);
    if ((receiver?.fictional ?? true) || (await this.profiles.isFictional(senderId))) return undefined;
    const text = (await this.messages.retractedTexts([messageId])).get(messageId) ?? row.body;
    const line = isFirst ? this.repeatedOpeners.lineOf({ text, receiverName: receiver?.name ?? '' }) : null;
    const marks: MessageMark[] = [
      ...(line !== null && line.length >= shortestLine ? [{ kind: 'line' as const, value: line }] : []),
      ...(row.warning === null ? [] : this.addresses(text)),
    ];
    return { senderId, receiverId, conversationId, marks };
  }

  /** What messages said, also those that were taken back since; without those that are gone. */
  async quote(messageIds: readonly string[]): Promise<ReadonlyMap<string, QuotedMessage>> {
    const rows = await this.messages.findByIds(messageIds);
    const texts = await this.messages.retractedTexts(messageIds);
    return new Map(
      rows.map(({ id, conversationId, body, sentAt, retractedAt }) => [
        id,
        { conversationId, text: texts.get(id) ?? body, sentAt, retracted: retractedAt !== null },
      ]),
    );
  }

  private addresses(text: string): MessageMark[] {
    const of = (kind: MessageMark['kind'], values: readonly string[]): MessageMark[] =>
      values.slice(0, mostOfKind).map((value) => ({ kind, value }));
    return [...of('payee', payeesIn(text)), ...of('link', this.messageConcerns.targetsOf(text))];
  }
}

/**
 * Whether a message may have marks at all, by what is known without reading it again: nearly none has. What two tell each
 * other who wrote enough has no warning, and no mark either.
 */
export function mayHaveMarks(
  { kind, body, warning }: Pick<MessageRow, 'kind' | 'body' | 'warning'>,
  isFirst: boolean,
): boolean {
  return kind === 'text' && (warning !== null || (isFirst && body.length >= shortestLine));
}
