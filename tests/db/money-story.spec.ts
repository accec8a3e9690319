import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sandboxProvider } from '../../apps/server/src/adapters/payment-provider/sandbox/sandbox-payment.module.ts';
import { ChooseOutcome } from '../../apps/server/src/adapters/payment-provider/sandbox/choose-outcome.ts';
import { SandboxRefunds } from '../../apps/server/src/adapters/payment-provider/sandbox/sandbox-refunds.ts';
import { ENVIRONMENT, type Environment } from '../../apps/server/src/kernel/config/environment.ts';
import { Database } from '../../apps/server/src/kernel/database/database.ts';
import { Problem } from '../../apps/server/src/kernel/ground/problem.ts';
import {
  CompareWithProviders,
  PaymentsApi,
} from '../../apps/server/src/modules/money/payments/payments.api.ts';
import { ShowPayment } from '../../apps/server/src/modules/money/payments/checkout/show-payment.ts';
import { Refunds } from '../../apps/server/src/modules/money/payments/refunds/refunds.ts';
import { StaffRefunds } from '../../apps/server/src/modules/money/payments/refunds/staff-refunds.ts';
import { Clock } from '../../apps/server/src/ports/clock.ts';
import { Ids } from '../../apps/server/src/ports/ids.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { isProof, runs } from '../support/environment/proof.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { makeCode } from '../support/payments/codes.ts';
import { codeOf, ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

jest.setTimeout(isProof ? 1_800_000 : 120_000);

const host = 'alpha.localhost';
const hour = 3_600_000;

/** How often a call to the provider and a transaction break off, before or after they took effect; of 100. */
const unbroken = { calls: 0, transactions: 0 };
const broken = { ...unbroken };

class BrokenOff extends Error {}

/** Breaks a step off as a crash of the process would: nobody knows then whether it took effect. */
async function breaking<T>(kind: keyof typeof broken, step: () => Promise<T>): Promise<T> {
  if (randomInt(100) < broken[kind]) throw new BrokenOff('before');
  const answer = await step();
  if (randomInt(100) < broken[kind]) throw new BrokenOff('after');
  return answer;
}

/** Asks until there is an answer, as a browser does that repeats an order under its id. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    }
  }
}

/** Each kind of discount: the brand's only one, each member's only one, the time bonus, and one that is always there. */
const codes = ['ONCE', 'EACH', 'TIMEBONUS25', 'ALWAYS'] as const;
const refusals = [
  'discount_used',
  'discount_in_use',
  'discount_expired',
  'discount_not_found',
  'payment_failed',
];

interface Bought {
  id: string;
  reference: string;
}

type Step =
  | { kind: 'buy'; code: (typeof codes)[number] | undefined }
  | { kind: 'choose'; of: number; outcome: (typeof choices)[number]; copies: number; disordered: boolean }
  | { kind: 'told'; of: number; times: number }
  | { kind: 'spend'; amount: number; times: number }
  | { kind: 'withdraw'; of: number; times: number }
  | { kind: 'staff'; of: number; full: boolean }
  | { kind: 'refunds'; of: number; outcome: 'completed' | 'pending' | 'failed' }
  | { kind: 'work'; hours: number };

const choices = [
  'completed',
  'completed',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'charged_back',
] as const;
const of = fc.nat(5);
const times = fc.constantFrom(1, 2, 10, 100);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      code: fc.constantFrom(undefined, ...codes),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('choose' as const), of, outcome: fc.constantFrom(...choices) },
      ...{ copies: fc.constantFrom(1, 3), disordered: fc.boolean() },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('told' as const), of, times }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('spend' as const),
      amount: fc.integer({ min: 1, max: 60 }),
      times: fc.constantFrom(1, 5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), of, times }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('staff' as const), of, full: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ kind: fc.constant('refunds' as const), of },
      outcome: fc.constantFrom('completed' as const, 'pending' as const, 'failed' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work' as const), hours: fc.nat(3) }) },
);

// Issue: no credit from nothing, none lost, no wallet below zero, provider and ledger agree after reconciling.
describe('money, whatever happens at once', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let ledger: Ledger;
  let recipient: TestMember;
  const seen = new Set<string>();
  beforeAll(async () => {
    const port = await freePort();
    app = await startTestApp({
      env: { PORT: String(port) },
      settings: {
        alpha: {
          bundles: [{ code: 'starter', credits: 100, price_cents: 999 }],
          signup_credits: 20,
          payment_methods: ['ideal'],
        },
      },
      ports: [
        {
          provide: PaymentProviders,
          useFactory: (environment: Environment, database: Database, clock: Clock, ids: Ids) => {
            const provider = sandboxProvider(environment, database, clock, ids);
            const [refund, status] = [provider.refund.bind(provider), provider.refundStatus.bind(provider)];
            provider.refund = (order) => breaking('calls', () => refund(order));
            provider.refundStatus = (reference, id) => breaking('calls', () => status(reference, id));
            return new PaymentProviders([provider]);
          },
          inject: [ENVIRONMENT, Database, Clock, Ids],
        },
      ],
    });
    await app.nest.listen(port, '127.0.0.1');
    payments = paymentsOf(app, 'alpha');
    ledger = ledgerOf(app, 'alpha');
    recipient = await joinMember(app, 'alpha');
    const transaction = app.database.inTransaction.bind(app.database);
    app.database.inTransaction = (work) => breaking('transactions', () => transaction(work));
  });
  afterEach(() => {
    Object.assign(broken, unbroken);
  });

  // By the use cases themselves: a member's limits and sessions are other tests' matter.
  const part = <T>(type: abstract new (...parameters: never[]) => T): T =>
    app.nest.get(type as never, { strict: false });
  const shown = (member: TestMember, id: string) =>
    app.inTenant('alpha', () => part(ShowPayment).show(id, member.id, null));
  const buy = (member: TestMember, discount: string | undefined) =>
    app.inTenant('alpha', async () => {
      const order = {
        memberId: member.id,
        clientId: randomUUID(),
        bundle: 'starter',
        method: 'ideal',
      } as const;
      const origin = `http://${host}`;
      const { payment } = await untilAnswered(() =>
        part(PaymentsApi).start({ ...order, discount, country: null, origin }),
      );
      const stored = await part(PaymentsApi).ofMember(member.id);
      const reference = stored.find(({ id }) => id === payment.id)?.providerReference ?? '';
      return { id: payment.id, reference };
    });
  const settled = async <T>(work: Promise<T>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  };

  /** Takes a step; where it breaks off, what became of it is seen in what follows. */
  async function take(step: Step, member: TestMember, bought: Bought[]): Promise<void> {
    try {
      await attempt(step, member, bought);
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    }
  }

  async function attempt(step: Step, member: TestMember, bought: Bought[]): Promise<void> {
    if (step.kind === 'buy') {
      try {
        bought.push(await buy(member, step.code));
      } catch (error) {
        if (!(error instanceof Problem && step.code && refusals.includes(error.code))) throw error;
      }
      return;
    }
    if (step.kind === 'spend') {
      const { amount } = step;
      const spending = { memberId: member.id, recipientId: recipient.id, recipientFictional: false, amount };
      const messageId = ledger.newId();
      const outcomes = await Promise.all(
        Array.from({ length: step.times }, () => codeOf(ledger.spend({ ...spending, messageId }))),
      );
      expect(['done', 'duplicate', 'insufficient_credits']).toEqual(expect.arrayContaining(outcomes));
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(1);
      return;
    }
    if (step.kind === 'work') {
      app.clock.advance(step.hours * hour);
      await app.runOutbox();
      return;
    }
    const payment = bought[step.of % bought.length];
    if (!payment) return;
    const { id, reference } = payment;
    switch (step.kind) {
      case 'choose': {
        const { outcome, copies, disordered } = step;
        const chosen = app.nest.get(ChooseOutcome, { strict: false });
        const delivery = { delaySeconds: 0, copies, disordered };
        return app.inTenant('alpha', () => chosen.choose(reference, outcome, delivery));
      }
      case 'told': {
        const provider = app.nest.get(PaymentProviders).named('sandbox');
        const status = await app.inTenant('alpha', async () => provider?.status(reference));
        if (status === undefined || status === 'open') return;
        const eventId = randomUUID();
        await Promise.all(
          Array.from({ length: step.times }, () => payments.tell(reference, status, eventId)),
        );
        return;
      }
      case 'withdraw': {
        const offer = (await shown(member, id)).withdrawal;
        if (!offer) return;
        const shownSum = { amountCents: offer.amount, credits: offer.credits };
        const order = { memberId: member.id, paymentId: id, clientId: randomUUID(), shown: shownSum };
        const codes = await Promise.all(
          Array.from({ length: step.times }, () =>
            codeOf(app.inTenant('alpha', () => part(Refunds).withdraw(order))),
          ),
        );
        expect(['done', 'refund_unavailable', 'refund_changed']).toEqual(expect.arrayContaining(codes));
        return;
      }
      case 'staff': {
        const refunds = app.nest.get(StaffRefunds, { strict: false });
        const kind = step.full ? 'full' : 'unused';
        const [staffId, clientId] = [ledger.newId(), randomUUID()];
        // Any sum that is not what goes back is refused; the right one is tried as well.
        for (const shownSum of [
          { amountCents: 999, credits: 100 },
          { amountCents: 1, credits: 0 },
        ])
          await settled(
            ledger.inTransaction(() =>
              refunds.ask(id, { staffId, clientId, kind, shown: shownSum, reason: 'goodwill' }),
            ),
          );
        return;
      }
      case 'refunds': {
        const { outcome } = step;
        return app.inTenant('alpha', () =>
          app.nest.get(SandboxRefunds, { strict: false }).decide(reference, outcome),
        );
      }
    }
  }

  it('makes no credit from nothing and loses none, and agrees with the provider in the end', async () => {
    await makeCode(app, 'alpha', 'EACH', { validity: 'once-per-user' });
    await makeCode(app, 'alpha', 'ALWAYS', { percentage: 10 });
    await makeCode(app, 'alpha', 'ONCE', { validity: 'once', percentage: 30 });
    const story = fc.array(fc.array(steps, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(story, async (rounds) => {
        // Confirmed, or the time bonus would be refused for that alone (docs/decisions/0023-prices-and-discounts.md).
        const member = await joinConfirmed(app, 'alpha');
        const bought: Bought[] = [];
        // Something is paid already, or most of what follows would be about nothing.
        await take({ kind: 'buy', code: 'EACH' }, member, bought);
        await take({ kind: 'buy', code: undefined }, member, bought);
        const paid = { kind: 'choose', outcome: 'completed', copies: 1, disordered: false } as const;
        await take({ ...paid, of: 0 }, member, bought);
        await take({ ...paid, of: 1 }, member, bought);
        await app.runOutbox();
        for (const round of rounds) {
          // All of a round at once.
          Object.assign(broken, { calls: 25, transactions: 5 });
          await Promise.all(round.map((step) => take(step, member, bought)));
          Object.assign(broken, unbroken);
          expect(await ledger.findings()).toEqual([]);
          expect((await ledger.wallet(member.id)).credits).toBeGreaterThanOrEqual(0);
        }
        await reconcile(bought);
        expect(await ledger.findings()).toEqual([]);
        const comparing = app.nest.get(CompareWithProviders, { strict: false });
        expect(await app.inTenant('alpha', () => comparing.differences())).toEqual([]);
        await expectPremium(member, bought);
        await expectDiscounts(member);
      }),
      // Shrinking would go on in the world that the failure left behind.
      { numRuns: runs(8), endOnFailure: true },
    );
    // A story in which nothing was paid and nothing went back would prove nothing.
    expect(seen.has('completed') && (seen.has('refunded') || seen.has('charged_back'))).toBe(true);
  });

  /** What is pending at the provider is decided there, then everything is heard and asked until it rests. */
  async function reconcile(bought: readonly Bought[]): Promise<void> {
    const refunds = app.nest.get(SandboxRefunds, { strict: false });
    for (let round = 0; round < 3; round++) {
      app.clock.advance(2 * hour);
      await app.runOutbox();
      for (const { reference } of bought)
        await app.inTenant('alpha', () => refunds.decide(reference, 'completed'));
      await app.inTenant('alpha', () => app.nest.get(CompareWithProviders, { strict: false }).handle());
    }
  }

  /** Premium stands exactly while a purchase does (decisions §7.7). */
  async function expectPremium(member: TestMember, bought: readonly Bought[]): Promise<void> {
    const states = await Promise.all(bought.map(async ({ id }) => (await shown(member, id)).payment.status));
    for (const state of states) seen.add(state);
    expect((await ledger.wallet(member.id)).paidUser).toBe(states.includes('completed'));
  }

  /** Each price is that of its discount, and what may be had once is had once (decisions §7.5). */
  async function expectDiscounts(member: TestMember): Promise<void> {
    const all = await app.inTenant('alpha', () => part(PaymentsApi).ofMember(member.id));
    const prices = { ONCE: 699, EACH: 799, TIMEBONUS25: 749, ALWAYS: 899 };
    for (const { discountCode, amountCents } of all)
      expect(amountCents).toBe(discountCode === null ? 999 : prices[discountCode as keyof typeof prices]);
    const paid = all.filter(({ status }) => status === 'completed');
    for (const code of ['ONCE', 'EACH', 'TIMEBONUS25'])
      expect(paid.filter(({ discountCode }) => discountCode === code).length).toBeLessThanOrEqual(1);
  }
});
