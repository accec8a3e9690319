import type { INestApplicationContext } from '@nestjs/common';
import { methodsIn } from '@kindling/contract/money/method-countries';
import { currencyFor } from '@kindling/contract/money/money';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import { demoUuid } from '@kindling/demo/plan/ids';
import type { DemoPerson } from '@kindling/demo/plan/people';
import { SandboxCheckouts } from '@kindling/server/adapters/payment-provider/sandbox/sandbox-checkouts';
import { TenantContext } from '@kindling/server/kernel/ground/tenant-context';
import { PaymentsApi } from '@kindling/server/modules/money/payments/payments.api';
import type { ActAs } from './act-as.js';
import { at } from './moments.js';

/** Buys bundles of credits as members do, at the sandbox, which takes no money. */
export class SeedPurchases {
  private readonly payments: PaymentsApi;
  private readonly checkouts: SandboxCheckouts;

  constructor(
    app: INestApplicationContext,
    private readonly act: ActAs,
  ) {
    this.payments = app.get(PaymentsApi, { strict: false });
    this.checkouts = app.get(SandboxCheckouts, { strict: false });
  }

  /**
   * Buys the smallest bundle with so many credits, once for each reason.
   *
   * @throws Error when the brand sells none that is large enough
   */
  async buy(person: DemoPerson, reason: 'photos' | 'chats', credits: number, time: Date): Promise<void> {
    const { settings } = TenantContext.current();
    const { bundles, payment_methods: methods } = settings;
    const bundle = bundles
      .toSorted((a, b) => a.credits - b.credits)
      .find((offered) => offered.credits >= credits);
    const { country } = person.profile;
    // A direct debit would need a mandate first.
    const method = methodsIn(country, methods, currencyFor(settings, country)).find(
      (offered) => factsOf(offered).keeps !== 'account',
    );
    if (!bundle || !method) throw new Error(`The brand sells no ${credits} credits`);
    const clientId = demoUuid(person.brand, `purchase for ${reason}`, person.index);
    const bought = await this.payments.ofMember(person.id);
    if (bought.some((payment) => payment.clientId === clientId && payment.status === 'completed')) return;
    await at(time, `${person.brand}/payment/${clientId}`, () =>
      this.pay(person.id, { client_id: clientId, bundle: bundle.code, payment_method: method }),
    );
  }

  /** The credits of all bundles that the person bought. */
  async creditsBought({ id }: DemoPerson): Promise<number> {
    const bought = await this.payments.ofMember(id);
    return bought.reduce((sum, { status, credits }) => (status === 'completed' ? sum + credits : sum), 0);
  }

  private async pay(
    memberId: string,
    order: { client_id: string; bundle: string; payment_method: PaymentMethod },
  ): Promise<void> {
    await this.act(memberId, 'startPayment', { body: order });
    const stored = (await this.payments.ofMember(memberId)).find((each) => each.clientId === order.client_id);
    const reference = stored?.providerReference;
    if (!stored || !reference) throw new Error('The sandbox opened no page for a payment');
    await this.checkouts.decide(reference, 'completed');
    await this.payments.apply(stored.provider, {
      eventId: `demo:${reference}`,
      reference,
      status: 'completed',
    });
  }
}
