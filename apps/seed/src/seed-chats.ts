import type { INestApplicationContext } from '@nestjs/common';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import type { PlannedChat, PlannedMessage } from '@kindling/demo/plan/chats';
import { demoUuid } from '@kindling/demo/plan/ids';
import type { DemoPerson } from '@kindling/demo/plan/people';
import { SandboxCheckouts } from '@kindling/server/adapters/payment-provider/sandbox/sandbox-checkouts';
import { TenantContext } from '@kindling/server/kernel/tenancy/tenant-context';
import { CreditsApi, messageCost } from '@kindling/server/modules/credits/credits.api';
import { PaymentsApi } from '@kindling/server/modules/payments/payments.api';
import type { ActAs } from './act-as.js';
import { at } from './moments.js';

const minute = 60_000;

/** Writes the chats of the current brand; whoever lacks the credits buys them first. */
export class SeedChats {
  /** When each person acted last, as far as it is later than their plan says. */
  readonly lastActs = new Map<string, Date>();
  private readonly credits: CreditsApi;
  private readonly payments: PaymentsApi;
  private readonly checkouts: SandboxCheckouts;

  constructor(
    app: INestApplicationContext,
    private readonly act: ActAs,
  ) {
    this.credits = app.get(CreditsApi, { strict: false });
    this.payments = app.get(PaymentsApi, { strict: false });
    this.checkouts = app.get(SandboxCheckouts, { strict: false });
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
      if (paidUser || (cost <= credits && person.role !== 'premium')) continue;
      await this.buy(person, cost - credits, new Date(firstAt.getTime() - 20 * minute));
    }
  }

  /** Bundles until `missing` is there; the smallest that does, else the largest again and again. */
  private async buy(person: DemoPerson, missing: number, time: Date): Promise<void> {
    const { bundles, payment_methods: methods } = TenantContext.current().settings;
    const bySize = bundles.toSorted((a, b) => a.credits - b.credits);
    const method = methods[0];
    let left = missing;
    for (let number = 0; number === 0 || left > 0; number++) {
      const needed = left;
      const bundle = bySize.find(({ credits }) => credits >= needed) ?? bySize.at(-1);
      if (!bundle || !method) throw new Error('The brand sells no credits');
      await at(time, `${person.brand}/payment/${person.index}/${number}`, () =>
        this.pay(person, { bundle: bundle.code, method, number }),
      );
      left -= bundle.credits;
    }
  }

  private async pay(
    { id, brand, index }: DemoPerson,
    order: { bundle: string; method: PaymentMethod; number: number },
  ): Promise<void> {
    const clientId = demoUuid(brand, `purchase ${index}`, order.number);
    const { payment } = await this.act(id, 'startPayment', {
      body: { client_id: clientId, bundle: order.bundle, payment_method: order.method },
    });
    const stored = (await this.payments.ofMember(id)).find((each) => each.id === payment.payment_id);
    const reference = stored?.providerReference;
    if (!reference) throw new Error('The sandbox opened no page for a payment');
    await this.checkouts.decide(reference, 'completed');
    await this.payments.apply({ eventId: `demo:${reference}`, reference, status: 'completed' });
  }
}
