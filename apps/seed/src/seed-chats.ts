import type { PlannedChat, PlannedMessage } from '@kindling/demo/plan/chats';
import type { DemoPerson } from '@kindling/demo/plan/people';
import { TenantContext } from '@kindling/server/kernel/ground/tenant-context';
import { messageCost } from '@kindling/server/modules/credits/credits.api';
import type { ActAs } from './act-as.js';
import { at } from './moments.js';
import type { SeedPurchases } from './seed-purchases.js';

const minute = 60_000;

/** Writes the chats of the current brand; whoever lacks the credits buys them first. */
export class SeedChats {
  /** When each person acted last, as far as it is later than their plan says. */
  readonly lastActs = new Map<string, Date>();

  constructor(
    private readonly act: ActAs,
    private readonly purchases: SeedPurchases,
  ) {}

  async run(chats: readonly PlannedChat[]): Promise<void> {
    await this.buyWhatIsNeeded(chats);
    for (const chat of chats) await this.write(chat);
  }

  private async write({ messages, unreadBy }: PlannedChat): Promise<void> {
    const written = await this.countWritten(messages[0]);
    for (const [index, message] of messages.entries()) {
      if (index < written) {
        this.acted(message.sender, message.at);
        continue;
      }
      const { sender, recipient, text, clientId, at: time } = message;
      const name = `${sender.brand}/message/${clientId}`;
      const fictional = recipient.profile.fictional;
      const { conversation, message: sent } = await at(time, name, () =>
        this.act(sender.id, 'sendMessage', {
          body: {
            client_id: clientId,
            profile_id: recipient.id,
            text,
            ...(fictional ? { acknowledge_fictional: true } : {}),
          },
        }),
      );
      this.acted(sender, time);
      const isRead = index < messages.length - 1 || unreadBy === null;
      if (isRead && !fictional && sent.seq !== null) {
        const { seq } = sent;
        await at(time, name, () =>
          this.act(recipient.id, 'readConversation', { params: { id: conversation }, body: { seq } }),
        );
      }
    }
  }

  /** How many messages of a conversation are there, of seeding that was broken off. */
  private async countWritten(first: PlannedMessage | undefined): Promise<number> {
    if (!first) return 0;
    const { sender, recipient, at: time, clientId } = first;
    const query = { profile_id: recipient.id };
    const { messages } = await at(time, clientId, () => this.act(sender.id, 'getConversation', { query }));
    return messages.length;
  }

  private acted({ id, lastActAt }: DemoPerson, time: Date): void {
    const known = this.lastActs.get(id) ?? lastActAt;
    this.lastActs.set(id, time > known ? time : known);
  }

  /** Twenty minutes before their first message; the premium member in any case. */
  private async buyWhatIsNeeded(chats: readonly PlannedChat[]): Promise<void> {
    const { settings } = TenantContext.current();
    const costs = new Map<DemoPerson, number>();
    const first = new Map<DemoPerson, PlannedMessage>();
    for (const { messages } of chats) {
      const wrote = new Set<DemoPerson>();
      for (const message of messages) {
        const { sender, recipient } = message;
        const toFictional = recipient.profile.fictional;
        const cost = messageCost(settings, { kind: 'text', isReply: wrote.has(recipient), toFictional });
        wrote.add(sender);
        costs.set(sender, (costs.get(sender) ?? 0) + cost);
        const earliest = first.get(sender);
        if (!earliest || message.at < earliest.at) first.set(sender, message);
      }
    }
    for (const [person, cost] of costs) {
      const firstAt = first.get(person)?.at;
      if (!firstAt) continue;
      // All that they ever had, so that it is the same when some of it is spent already.
      const bought = await this.purchases.creditsBought(person);
      const missing = cost - settings.signup_credits - bought;
      if (missing > 0 || (person.role === 'premium' && bought === 0))
        await this.purchases.buy(person, 'chats', missing, new Date(firstAt.getTime() - 20 * minute));
    }
  }
}
