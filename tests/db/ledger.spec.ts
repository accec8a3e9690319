import fc from 'fast-check';
import { codeOf, ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { joinMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';
import { isProof, noteFigure } from '../support/environment/proof.ts';

const signupCredits = 100;

describe('the ledger', () => {
  let app: TestApp;
  let ledger: Ledger;
  beforeAll(async () => {
    app = await newBrands({ alpha: { signup_credits: signupCredits } });
    ledger = ledgerOf(app, 'alpha');
  });

  const postingsOf = (memberId: string) =>
    app.inTenant('alpha', async () => {
      const account = await ledger.walletOf(memberId);
      const rows = await app.database.select<{
        spent: string | null;
        received: string | null;
        count: string;
      }>(
        `SELECT SUM(IF(debit_account = :account, amount, 0)) AS spent,
                SUM(IF(credit_account = :account, amount, 0)) AS received, SUM(cause = 'message') AS count
           FROM ledger_posting WHERE tenant_id = :tenant AND :account IN (debit_account, credit_account)`,
        { account },
      );
      const row = rows[0];
      return { spent: Number(row?.spent), received: Number(row?.received), messages: Number(row?.count) };
    });

  const seeds = isProof ? Array.from({ length: 20 }, (_, index) => index + 1) : [1, 2, 3];
  let held = 0;
  afterAll(() =>
    noteFigure({
      test: 'T1',
      what: '500 spends at once on a wallet of 100',
      figure: `exactly 100 accepted, balance 0, no findings of the ledger: ${held} of ${seeds.length} seeds`,
      command: 'npm run proof -- db db/ledger.spec',
    }),
  );

  it.each(seeds)(
    'accepts exactly 100 of 500 concurrent spends on a wallet of 100 (seed %i)',
    async (seed) => {
      const [sender, ...recipients] = await Promise.all([1, 2, 3].map(() => joinMember(app, 'alpha')));
      if (!sender) throw new Error('nobody joined');
      const order = fc.sample(fc.constantFrom(...recipients), { seed, numRuns: 500 });
      const outcomes = await Promise.all(
        order.map((recipient) =>
          codeOf(
            ledger.spend({
              memberId: sender.id,
              recipientId: recipient.id,
              recipientFictional: false,
              messageId: ledger.newId(),
              amount: 1,
            }),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(100);
      expect(outcomes.filter((outcome) => outcome === 'insufficient_credits')).toHaveLength(400);
      expect(await ledger.wallet(sender.id)).toEqual({ credits: 0, paidUser: false });
      expect(await postingsOf(sender.id)).toEqual({ spent: 100, received: signupCredits, messages: 100 });
      expect(await ledger.findings()).toEqual([]);
      held += 1;
    },
  );

  it('charges one message once, however often and at once it is tried', async () => {
    const [sender, recipient] = await Promise.all([joinMember(app, 'alpha'), joinMember(app, 'alpha')]);
    const spending = {
      memberId: sender.id,
      recipientId: recipient.id,
      recipientFictional: false,
      messageId: ledger.newId(),
      amount: 30,
    };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => codeOf(ledger.spend(spending))));
    expect(outcomes.toSorted()).toEqual(['done', ...new Array<string>(49).fill('duplicate')]);
    expect(await codeOf(ledger.spend({ ...spending, amount: 31 }))).toBe('duplicate');
    expect(await codeOf(ledger.spend({ ...spending, memberId: recipient.id }))).toBe('duplicate');
    expect(await ledger.wallet(sender.id)).toMatchObject({ credits: 70 });
    expect(await ledger.wallet(recipient.id)).toMatchObject({ credits: signupCredits });
  });

  it('charges nothing for a free message', async () => {
    const [sender, recipient] = await Promise.all([joinMember(app, 'alpha'), joinMember(app, 'alpha')]);
    const messageId = ledger.newId();
    const spending = { memberId: sender.id, recipientId: recipient.id, recipientFictional: false };
    expect(await ledger.spend({ ...spending, messageId, amount: 0 })).toEqual({ credits: signupCredits });
    expect(await postingsOf(sender.id)).toMatchObject({ spent: 0, messages: 0 });
  });

  it('leaves nothing behind when the rest of the transaction fails', async () => {
    const [sender, recipient] = await Promise.all([joinMember(app, 'alpha'), joinMember(app, 'alpha')]);
    const failed = ledger.inTransaction(async () => {
      const spending = { memberId: sender.id, recipientId: recipient.id, recipientFictional: false };
      await ledger.spendInside({ ...spending, messageId: ledger.newId(), amount: 10 });
      throw new Error('the message could not be stored');
    });
    await expect(failed).rejects.toThrow('could not be stored');
    expect(await ledger.wallet(sender.id)).toMatchObject({ credits: signupCredits });
    expect(await postingsOf(sender.id)).toMatchObject({ spent: 0 });
  });

  it('makes a member premium with the first purchase, for good', async () => {
    const [member, other] = await Promise.all([joinMember(app, 'alpha'), joinMember(app, 'alpha')]);
    const paymentId = ledger.newId();
    await ledger.insertCompletedPayment(member.id, paymentId, 50);
    expect(await ledger.wallet(member.id)).toEqual({ credits: 100, paidUser: false });
    await Promise.all(
      Array.from({ length: 20 }, () => ledger.grantPurchase({ memberId: member.id, paymentId, credits: 50 })),
    );
    expect(await ledger.wallet(member.id)).toEqual({ credits: 150, paidUser: true });
    const spending = { memberId: member.id, recipientId: other.id, recipientFictional: false };
    await ledger.spend({ ...spending, messageId: ledger.newId(), amount: 150 });
    expect(await ledger.wallet(member.id)).toEqual({ credits: 0, paidUser: true });
    const conflict = ledger.grantPurchase({ memberId: member.id, paymentId, credits: 51 });
    expect(await codeOf(conflict)).toBe('idempotency_conflict');
    expect(await ledger.findings()).toEqual([]);
  });

  it('knows no wallet of another brand', async () => {
    const member = await joinMember(app, 'alpha');
    expect(await ledgerOf(app, 'beta').wallet(member.id)).toEqual({ credits: 0, paidUser: false });
  });

  it('behaves like a sum, whatever is bought, spent and repeated', async () => {
    const [member, recipient] = await Promise.all([joinMember(app, 'alpha'), joinMember(app, 'alpha')]);
    const spend = fc.record({
      kind: fc.constant('spend' as const),
      no: fc.nat(11),
      amount: fc.integer({ min: 0, max: 60 }),
    });
    const buy = fc.record({
      kind: fc.constant('buy' as const),
      no: fc.nat(5),
      amount: fc.integer({ min: 1, max: 90 }),
    });
    let balance = signupCredits;
    let paid = false;
    const run = async (steps: readonly { kind: 'spend' | 'buy'; no: number; amount: number }[]) => {
      const ids = new Map<string, string>();
      const known = new Map<string, number>();
      for (const { kind, no, amount } of steps) {
        const key = `${kind}${no}`;
        const id = ids.get(key) ?? ledger.newId();
        ids.set(key, id);
        const before = known.get(key);
        const isSpending = kind === 'spend';
        if (!isSpending && before === undefined) await ledger.insertCompletedPayment(member.id, id, amount);
        const outcome = await codeOf(
          isSpending
            ? ledger.spend({
                memberId: member.id,
                recipientId: recipient.id,
                recipientFictional: false,
                messageId: id,
                amount,
              })
            : ledger.grantPurchase({ memberId: member.id, paymentId: id, credits: amount }),
        );
        const isFree = isSpending && amount === 0;
        const ofSpending =
          amount > balance ? 'insufficient_credits' : isFree || before === undefined ? 'done' : 'duplicate';
        const ofPurchase = before === undefined || before === amount ? 'done' : 'idempotency_conflict';
        const expected = isSpending ? ofSpending : ofPurchase;
        expect(outcome).toBe(expected);
        if (expected === 'done' && !isFree && before === undefined) {
          known.set(key, amount);
          balance += isSpending ? -amount : amount;
          paid ||= !isSpending;
        }
        expect(await ledger.wallet(member.id)).toEqual({ credits: balance, paidUser: paid });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 3, arbitrary: spend }, buy), { maxLength: 20 }), run),
      // Shrinking would go on from the balance that the failure left behind.
      { numRuns: 20, endOnFailure: true },
    );
    expect(await ledger.findings()).toEqual([]);
  });
});
