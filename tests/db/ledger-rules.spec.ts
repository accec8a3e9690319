import { errorNumber } from '../../apps/server/src/kernel/database/database.ts';
import { ReconcilePayment } from '../../apps/server/src/modules/money/payments/reconciliation/reconcile-payment.ts';
import { codeOf, ledgerOf, type Ledger } from '../support/payments/ledger.ts';
import { joinConfirmed, joinMember, makeFictional } from '../support/members/members.ts';
import { addProfile } from '../support/members/profiles.ts';
import { paymentsOf } from '../support/payments/payments.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

/**
 * MariaDB's numbers: a check was broken, a row that a key leads to is missing, rows of another table still lead here, a key
 * holds the value already.
 */
const check = 4025;
const missingRow = 1452;
const leadsHere = 1451;
const duplicate = 1062;

/** What the database itself refuses, whatever a program tries: every statement here is raw SQL. */
describe('the database’s own rules', () => {
  let app: TestApp;
  let ledger: Ledger;
  let sender: string;
  let other: string;
  let real: string;
  let fictional: string;
  let foreign: string;
  const member = { sender: '', other: '' };

  beforeAll(async () => {
    app = await newBrands({ alpha: { signup_credits: 100 } });
    ledger = ledgerOf(app, 'alpha');
    const joined = [];
    for (let i = 0; i < 4; i++) joined.push((await joinMember(app, 'alpha')).id);
    const [first = '', second = '', third = '', fourth = ''] = joined;
    Object.assign(member, { sender: first, other: second });
    [real, fictional] = [third, fourth];
    await makeFictional(app, 'alpha', fictional);
    [sender, other] = [await ledger.walletOf(first), await ledger.walletOf(second)];
    foreign = await ledgerOf(app, 'beta').walletOf((await joinMember(app, 'beta')).id);
  });

  /** 0 when the database took the statement, else its error number; nothing is ever kept. */
  const attempt = async (...statements: [sql: string, parameters: Record<string, unknown>][]) => {
    const undo = new Error('undo');
    try {
      await ledger.inTransaction(async () => {
        for (const [sql, parameters] of statements) await app.database.write(sql, parameters);
        throw undo;
      });
    } catch (error) {
      if (error === undo) return 0;
      const number = errorNumber(error);
      if (number === 0) throw error;
      return number;
    }
    return 0;
  };

  const charge = (change: Record<string, unknown> = {}): [string, Record<string, unknown>] => [
    `INSERT INTO message_charge
       (tenant_id, message_id, sender_wallet_id, recipient_id, recipient_fictional, ack_profile_id, created_at)
     VALUES (:tenant, :message, :sender, :recipient, :isFictional, :ack, NOW(3))`,
    { message: 'm1', sender, recipient: real, isFictional: 0, ack: null, ...change },
  ];
  const acknowledge = (account: string, profile: string): [string, Record<string, unknown>] => [
    `INSERT INTO fictional_acknowledgement (tenant_id, wallet_id, profile_id, acknowledged_at)
     VALUES (:tenant, :account, :profile, NOW(3))`,
    { account, profile },
  ];
  const posting = (change: Record<string, unknown> = {}): [string, Record<string, unknown>] => [
    `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key,
       cause, cause_id, message_id, created_at)
     VALUES (:tenant, :id, :debit, :credit, :amount, :key, :cause, :causeId, :message, NOW(3))`,
    {
      id: 'p1',
      debit: sender,
      credit: 'usage',
      amount: 10,
      key: 'message:m1',
      cause: 'message',
      causeId: 'm1',
      message: 'm1',
      ...change,
    },
  ];

  // Trust 2.
  describe('a debit for a message to a fictional profile', () => {
    const toFictional = (change: Record<string, unknown> = {}) =>
      charge({ recipient: fictional, isFictional: 1, ...change });

    it('is taken with the sender’s stored acknowledgement', async () => {
      expect(await attempt(acknowledge(sender, fictional), toFictional({ ack: fictional }), posting())).toBe(
        0,
      );
    });

    it('is refused without a charge', async () => {
      expect(await attempt(posting())).toBe(missingRow);
      expect(await attempt(posting({ message: null }))).toBe(check);
      expect(await attempt(posting({ message: null, cause: 'correction' }))).toBe(check);
    });

    it('is refused when the charge names no acknowledgement', async () => {
      expect(await attempt(toFictional())).toBe(check);
      expect(await attempt(acknowledge(sender, fictional), toFictional())).toBe(check);
    });

    it('is refused when no acknowledgement is stored', async () => {
      expect(await attempt(toFictional({ ack: fictional }))).toBe(missingRow);
    });

    it('is refused on the acknowledgement of another member', async () => {
      expect(await attempt(acknowledge(other, fictional), toFictional({ ack: fictional }))).toBe(missingRow);
    });

    it('is refused on an acknowledgement of another profile', async () => {
      expect(await attempt(acknowledge(sender, real), toFictional({ ack: real }))).toBe(check);
    });

    it('is refused when the profile is passed off as a real one', async () => {
      expect(await attempt(toFictional({ isFictional: 0 }))).toBe(missingRow);
    });

    it('is refused from an account that is not the charge’s', async () => {
      const steps = [acknowledge(sender, fictional), toFictional({ ack: fictional })] as const;
      expect(await attempt(...steps, posting({ debit: other }))).toBe(missingRow);
    });

    it('is refused a second time', async () => {
      const steps = [acknowledge(sender, fictional), toFictional({ ack: fictional }), posting()] as const;
      expect(await attempt(...steps, posting({ id: 'p2', key: 'another' }))).toBe(duplicate);
    });

    it('asks for the acknowledgement first, and goes through after it', async () => {
      const spending = {
        memberId: member.sender,
        recipientId: fictional,
        recipientFictional: true,
        messageId: ledger.newId(),
        amount: 10,
      };
      expect(await codeOf(ledger.spend(spending))).toBe('fictional_acknowledgement_required');
      expect(await codeOf(ledger.spend({ ...spending, amount: 0 }))).toBe(
        'fictional_acknowledgement_required',
      );
      const passedOff = ledger.spend({ ...spending, recipientFictional: false });
      await expect(passedOff).rejects.toMatchObject({ errno: missingRow });
      expect(await ledger.wallet(member.sender)).toMatchObject({ credits: 100 });

      await ledger.acknowledge(member.other, fictional);
      expect(await codeOf(ledger.spend(spending))).toBe('fictional_acknowledgement_required');
      await Promise.all([1, 2, 3].map(() => ledger.acknowledge(member.sender, fictional)));
      expect(await ledger.spend(spending)).toEqual({ credits: 90 });
      expect(await ledger.findings()).toEqual([]);
    });

    it('is refused on a charge that leaves the recipient out', async () => {
      const nobody = charge({ recipient: null, isFictional: null });
      expect(await attempt(nobody, posting())).toBe(check);
    });

    it('can’t be made unlabelled afterwards', async () => {
      const unlabel =
        'UPDATE profile SET fictional = 0, account_id = id WHERE tenant_id = :tenant AND id = :fictional';
      expect(await attempt([unlabel, { fictional }])).toBe(leadsHere);
    });
  });

  it('a charged real profile can’t become fictional behind those who paid', async () => {
    const relabel =
      'UPDATE profile SET fictional = 1, account_id = NULL WHERE tenant_id = :tenant AND id = :real';
    expect(await attempt(charge(), [relabel, { real }])).toBe(leadsHere);
  });

  it('a charge names its recipient until it is erased', async () => {
    const forget =
      "UPDATE message_charge SET recipient_id = NULL, recipient_fictional = NULL WHERE tenant_id = :tenant AND message_id = 'm1'";
    expect(await attempt(charge(), [forget, {}])).toBe(check);
    const erase = forget.replace('SET', 'SET erased = 1,');
    expect(await attempt(charge(), [erase, {}])).toBe(0);
  });

  it('a wallet of no member is one that is kept for a time', async () => {
    const part =
      'UPDATE ledger_account SET member_id = NULL, keep_until = :until WHERE tenant_id = :tenant AND id = :sender';
    expect(await attempt([part, { sender, until: null }])).toBe(check);
    expect(await attempt([part, { sender, until: new Date() }])).toBe(0);
  });

  // Trust 1.
  describe('a profile', () => {
    const change = (to: string, id: string): [string, Record<string, unknown>] => [
      `UPDATE profile SET ${to} WHERE tenant_id = :tenant AND id = :id`,
      { id },
    ];

    it('of a member can’t become fictional', async () => {
      expect(await attempt(change('fictional = 1', member.other))).toBe(check);
    });

    it('that is fictional can’t become a member’s', async () => {
      const made = await addProfile(app, 'alpha', { fictional: true });
      expect(await attempt(change('fictional = 0', made))).toBe(check);
      expect(await attempt(change('fictional = 0, account_id = id', made))).toBe(missingRow);
      expect(await attempt(change(`fictional = 0, account_id = '${real}'`, made))).toBe(check);
    });

    it('is a member’s only with their account', async () => {
      const account = 'DELETE FROM account WHERE tenant_id = :tenant AND id = :id';
      expect(await attempt([account, { id: member.other }])).toBe(leadsHere);
    });

    it('is disabled only by a restriction, by its deletion, or until the address is confirmed', async () => {
      const { id } = await joinConfirmed(app, 'alpha');
      expect(await attempt(change("status = 'disabled', listed = 0", id))).toBe(check);
      const hide = "hidden_status = status, status = 'disabled', listed = 0";
      expect(await attempt(change(hide, id))).toBe(0);
      expect(await attempt(change(hide, id), change('hidden_status = NULL', id))).toBe(check);
      // That one's member confirmed nothing yet.
      expect(await attempt(change('unconfirmed = 0', member.other))).toBe(check);
      expect(await attempt(change("status = 'active', listed = 1", member.other))).toBe(check);
    });
  });

  it.each([
    ['member_like', 'liker_id, liked_id, created_at', 'NOW(3)'],
    ['signup_like', 'liker_id, liked_id, turn', '0'],
    ['taken_back_like', 'liker_id, liked_id, liked_at, taken_back_at', 'NOW(3), NOW(3)'],
    ['member_pass', 'member_id, passed_id, created_at', 'NOW(3)'],
    ['daily_match', 'member_id, suggested_id, day, place, created_at', "'2026-03-02', 1, NOW(3)"],
  ])('no fictional profile likes, passes or has a set of the day: %s', async (table, columns, values) => {
    const by = (id: string): [string, Record<string, unknown>] => [
      `INSERT INTO ${table} (tenant_id, ${columns}) VALUES (:tenant, :id, :real, ${values})`,
      { id, real },
    ];
    expect(await attempt(by(member.sender))).toBe(0);
    expect(await attempt(by(fictional))).toBe(missingRow);
    const relabel =
      'UPDATE profile SET fictional = 1, account_id = NULL WHERE tenant_id = :tenant AND id = :id';
    expect(await attempt(by(member.sender), [relabel, { id: member.sender }])).toBe(leadsHere);
  });

  it('no wallet falls below 0', async () => {
    const sql =
      'UPDATE ledger_account SET balance = balance - 101 WHERE tenant_id = :tenant AND id = :sender';
    expect(await attempt([sql, { sender }])).toBe(check);
  });

  it('no account of the brand holds a balance', async () => {
    const sql = "UPDATE ledger_account SET balance = 0 WHERE tenant_id = :tenant AND id = 'sales'";
    expect(await attempt([sql, {}])).toBe(check);
  });

  it.each([0, -5])('no posting of %i credits', async (amount) => {
    expect(await attempt(charge(), posting({ amount }))).toBe(check);
  });

  it('no posting from an account to itself', async () => {
    const same = { debit: 'sales', credit: 'sales', cause: 'correction', message: null };
    expect(await attempt(posting(same))).toBe(check);
  });

  it('no posting from or to another brand’s account', async () => {
    const purchase = { debit: 'sales', cause: 'purchase', message: null };
    expect(await attempt(posting({ ...purchase, credit: foreign }))).toBe(missingRow);
    const refund = { debit: foreign, credit: 'sales', cause: 'refund', message: null };
    expect(await attempt(posting(refund))).toBe(missingRow);
  });

  it('no second posting under one idempotency key', async () => {
    const purchase = { debit: 'sales', credit: sender, cause: 'purchase', message: null, key: 'purchase:1' };
    expect(await attempt(posting(purchase))).toBe(0);
    expect(await attempt(posting(purchase), posting({ ...purchase, id: 'p2' }))).toBe(duplicate);
  });

  it('no payment of nobody, nor of a member and a wallet at once', async () => {
    const payment = (memberId: string | null, walletId: string | null): [string, Record<string, unknown>] => [
      `INSERT INTO payment (tenant_id, id, member_id, wallet_id, client_id, bundle, credits, amount_cents, currency,
         payment_method, language, status, provider, created_at)
       VALUES (:tenant, 'y1', :memberId, :walletId, UUID(), 'test', 1, 1, 'EUR', 'ideal', 'nl', 'created', 'sandbox', NOW(3))`,
      { memberId, walletId },
    ];
    expect(await attempt(payment(member.sender, null))).toBe(0);
    expect(await attempt(payment(null, sender))).toBe(0);
    expect(await attempt(payment(null, null))).toBe(check);
    expect(await attempt(payment(member.sender, sender))).toBe(check);
  });

  describe('a payment that was completed', () => {
    const change = (to: string, paymentId: string): [string, Record<string, unknown>] => [
      `UPDATE payment SET ${to} WHERE tenant_id = :tenant AND id = :paymentId`,
      { paymentId },
    ];
    const failed = "status = 'failed', completed_at = NULL";
    const refunded = "status = 'refunded', previous_status = 'completed', refunded_cents = amount_cents";

    it.each(['webhook', 'reconcile'] as const)('stays so, and at its time: told by %s', async (way) => {
      const payments = paymentsOf(app, 'alpha');
      const { id, reference } = await payments.start(await joinConfirmed(app, 'alpha'));
      if (way === 'webhook') await payments.tell(reference, 'completed');
      else {
        await payments.decide(reference, 'completed');
        const reconcile = app.nest.get(ReconcilePayment, { strict: false });
        await app.inTenant('alpha', () => reconcile.handle({ paymentId: id }));
      }
      expect(await attempt(change(refunded, id))).toBe(0);
      expect(await attempt(change(failed, id))).toBe(leadsHere);
      expect(await attempt(change(`${failed}, previous_status = 'pending'`, id))).toBe(leadsHere);
      expect(await attempt(change('completed_at = completed_at - INTERVAL 1 DAY', id))).toBe(leadsHere);
    });
  });

  it('no account goes while postings lead to it', async () => {
    const remove = 'DELETE FROM ledger_account WHERE tenant_id = :tenant AND id = :sender';
    expect(await attempt([remove, { sender }])).toBe(leadsHere);
  });
});
