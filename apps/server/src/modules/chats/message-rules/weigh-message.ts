import { Injectable } from '@nestjs/common';
import type { MessageWarning } from '@kindling/contract/chats/message-warnings';
import { Clock } from '../../../ports/clock.js';
import type { PlacedView } from '../conversations/conversations.repository.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { gravest } from './message-concern.js';
import { MessageConcerns } from './message-concerns.js';

/** From when on two may tell each other how to be reached without being asked. */
const acquainted = { messages: 30, ofEach: 10 } as const;

/** How often a member may write of money before a moderator looks at it: to how many others, and within which time. */
export const manyAsked = { receivers: 3, withinMs: 7 * 24 * 3_600_000 } as const;

/** What a message is asked about, and when it has to wait. Only messages are counted: nothing is kept about a member. */
@Injectable()
export class WeighMessage {
  constructor(
    private readonly messageConcerns: MessageConcerns,
    private readonly messages: MessagesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param view the conversation of the two; undefined: none wrote
   * @returns nothing for an ordinary text, and for contact data between two who wrote enough
   */
  async concernsIn(text: string, view: PlacedView | undefined): Promise<ReadonlySet<MessageWarning>> {
    const found = this.messageConcerns.of(text);
    if (gravest(found) !== 'contact' || !view || view.lastSeq < acquainted.messages) return found;
    const { conversationId, otherId } = view;
    return (await this.messages.haveBothWritten(conversationId, otherId, acquainted.ofEach))
      ? new Set()
      : found;
  }

  /**
   * Whether messages about money went to as many others lately as may get one unseen.
   *
   * @param here the conversation that it goes to, which is none of the others'
   */
  async asksManyForMoney(
    senderId: string,
    found: ReadonlySet<MessageWarning>,
    here: string | undefined,
  ): Promise<boolean> {
    // An insult beside it is graver, and hides nothing from a moderator.
    if (!found.has('money')) return false;
    const since = new Date(this.clock.now().getTime() - manyAsked.withinMs);
    return (await this.messages.askedForMoney(senderId, since, here)) >= manyAsked.receivers;
  }
}
