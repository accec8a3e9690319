import type { INestApplicationContext } from '@nestjs/common';
import type { PlannedChat, PlannedMessage } from '@kindling/demo/plan/chats';
import type { DemoPerson } from '@kindling/demo/plan/people';
import { TenantContext } from '@kindling/server/kernel/tenancy/tenant-context';
import { CreditsApi, messageCost } from '@kindling/server/modules/credits/credits.api';
import type { ActAs } from './act-as.js';
import { at } from './moments.js';
import type { SeedPurchases } from './seed-purchases.js';

const minute = 60_000;

/** Writes the chats of the current brand; whoever lacks the credits buys them first. */
export class SeedChats {
  /** When each person acted last, as far as it is later than their plan says. */
  readonly lastActs = new Map<string, Date>();
  private readonly credits: CreditsApi;

  constructor(
    app: INestApplicationContext,
    private readonly act: ActAs,
    private readonly purchases: SeedPurchases,
  ) {
    this.credits = app.get(CreditsApi, { strict: false });
  }

  async run(chats: readonly PlannedChat[]): Promise<void> {
    await this.buyWhatIsNeeded(chats);
    for (const chat of chats) await this.write(chat);
  }

  private async write({ messages, unreadBy }: PlannedChat): Promise<void> {
    for (const [index, message] of messages.entries()) {
      const { sender, recipient, text, clientId, at: time } = message;
      const name = `${sender.brand}/message/${clientId}`;
      const fictional = recipient.profile.fictional;
      const { conversation } = await at(time, name, () =>
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
      if (isRead && !fictional)
        await at(time, name, () =>
          this.act(recipient.id, 'readConversation', { params: { id: conversation } }),
        );
    }
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
        const cost = messageCost(settings, { isReply: wrote.has(recipient), toFictional });
        wrote.add(sender);
        costs.set(sender, (costs.get(sender) ?? 0) + cost);
        const earliest = first.get(sender);
        if (!earliest || message.at < earliest.at) first.set(sender, message);
      }
    }
    for (const [person, cost] of costs) {
      const firstAt = first.get(person)?.at;
      if (!firstAt) continue;
      const { credits, paidUser } = await this.credits.wallet(person.id);
      if (person.role === 'empty' || (cost <= credits && (paidUser || person.role !== 'premium'))) continue;
      await this.purchases.buy(person, 'chats', cost - credits, new Date(firstAt.getTime() - 20 * minute));
    }
  }
}
