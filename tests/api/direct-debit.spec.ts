import { randomUUID } from 'node:crypto';
import { LOG, type Log } from '../../apps/server/src/kernel/ground/log.ts';
import { Mailbox } from '../../apps/server/src/ports/mailbox.ts';
import type { PaymentProvider } from '../../apps/server/src/ports/payment-provider.ts';
import { PaymentProviders } from '../../apps/server/src/ports/payment-providers.ts';
import { Mandates } from '../../apps/server/src/modules/money/payments/mandates/mandates.ts';
import { SmsGateway } from '../../apps/server/src/ports/sms.ts';
import { NoSms } from '../../apps/server/src/adapters/sms/no-sms.ts';
import { newBrands } from '../support/app/new-brands.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { everywhere, findAll } from '../support/app/everywhere.ts';
import { joinConfirmed, joinMember, type TestMember } from '../support/members/members.ts';
import { ledgerOf } from '../support/payments/ledger.ts';
import { debitsOf, someAccounts, someMobile } from '../support/payments/debits.ts';
import { someId } from '../support/members/profiles.ts';
import { paymentsOf } from '../support/payments/payments.ts';

const host = 'alpha.localhost';
const day = 24 * 3_600_000;
const refusal = (code: string, status: number) => ({ status, json: { error: { code } } });
const wrongField = (field: string, code: string) => ({
  status: 400,
  json: { error: { code: 'validation_failed', fields: { [field]: code } } },
});

describe('direct debit', () => {
  let app: TestApp;
  let payments: ReturnType<typeof paymentsOf>;
  let debits: ReturnType<typeof debitsOf>;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands({
      alpha: {
        bundles: [
          { code: 'starter', credits: 100, price_cents: 999 },
          { code: 'large', credits: 800, price_cents: 5799 },
        ],
        payment_methods: ['ideal', 'sdd', 'paypal'],
        direct_debit_limit_cents: 2500,
        signup_credits: 0,
      },
    });
    payments = paymentsOf(app, 'alpha');
    debits = debitsOf(app, 'alpha');
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
    // Everything is asked of one number here, which gets so few messages.
    app.clock.advance(60_000);
  });

  /** Each with a number of their own, so that no test uses up another one's messages. */
  let numbers = 0;
  const number = () => `+3161${String(1_000_000 + ++numbers)}`;
  const allow = (of: TestMember, iban: string = someAccounts[0]) =>
    debits.allow(of, { mobile: number(), iban });

  it('goes from the code to the credits, and tells what will be debited before it is', async () => {
    const mandate = await debits.allow(member);
    expect(mandate).toEqual({
      mandate_id: expect.any(String),
      ...{ kind: 'account', label: null, last_four: '4300', holder: 'J. Jansen' },
      reference: mandate.mandate_id.toUpperCase(),
      signed_at: app.clock.now().toISOString(),
    });
    const { payment, reference } = await debits.debit(member, mandate.mandate_id);
    expect(payment).toMatchObject({ status: 'pending', payment_method: 'sdd', amount: 999 });
    expect(await app.runOutbox()).toContain('payments.debit_notice');
    const [notice] = await app.nest.get(Mailbox).list(app.idOf('alpha'), 1);
    expect(notice?.text).toContain(mandate.reference);
    expect(notice?.text).toContain('··4300');
    expect(notice?.text).toContain('NL00ZZZ000000000000');
    expect(notice?.text).not.toContain('0417164300');
    await payments.tell(reference, 'completed');
    expect(await payments.statusOf(member, payment.payment_id)).toBe('completed');
    expect(await ledgerOf(app, 'alpha').wallet(member.id)).toMatchObject({ credits: 100 });
    expect(await ledgerOf(app, 'alpha').findings()).toEqual([]);
  });

  it('that fails, or is charged back later, takes what it gave', async () => {
    const { mandate_id: id } = await allow(member);
    const failed = await debits.debit(member, id);
    await payments.tell(failed.reference, 'failed');
    expect((await payments.statement(member)) as object).toMatchObject({ credits: 0 });
    const detail = await app.request(host, {
      path: `/api/payments/${failed.payment.payment_id}`,
      cookies: member.cookies,
    });
    expect(detail.json).toMatchObject({ again: { bundle: 'starter', kept: true, paypal: true } });
    const paid = await debits.debit(member, id);
    await payments.tell(paid.reference, 'completed');
    await payments.tell(paid.reference, 'charged_back');
    expect(await payments.statusOf(member, paid.payment.payment_id)).toBe('charged_back');
    expect(await debits.order(member, id)).toMatchObject(refusal('direct_debit_blocked', 403));
    expect(await debits.askCode(member, number())).toMatchObject(refusal('direct_debit_blocked', 403));
    expect((await debits.mandates(member)).direct_debit.refused).toBe('direct_debit_blocked');
    // The same account under another member is the same account.
    const other = await joinConfirmed(app, 'alpha');
    const mobile = number();
    const form = debits.form({ mobile, sms_code: await debits.code(other, mobile) });
    expect(await debits.submit(other, form)).toMatchObject(refusal('direct_debit_blocked', 403));
  });

  it('keeps no IBAN, number or code anywhere', async () => {
    const mobile = '+31687654321';
    const iban = 'NL20INGB0001234567';
    await debits.allow(member, { mobile, iban });
    const sms = await debits.newestSms();
    expect(sms).toMatchObject({ to: 'SMS ··21' });
    expect(`${sms?.text}${sms?.html}${sms?.subject}`).not.toMatch(/687654321|Alpha/);
    await app.runOutbox();
    const found = findAll(await everywhere(app), { iban: iban.slice(4), mobile: mobile.slice(3) });
    expect(found).toEqual([]);
  });

  describe('the code', () => {
    const iban = someAccounts[1];

    it('is invalid when it is wrong, of another number, used, or after five tries', async () => {
      const mobile = number();
      const code = await debits.code(member, mobile);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const invalid = wrongField('sms_code', 'sms_code_invalid');
      const submit = (change: object) => debits.submit(member, debits.form({ iban, mobile, ...change }));
      expect(await submit({ sms_code: wrong })).toMatchObject(invalid);
      expect(await submit({ sms_code: code, mobile: number() })).toMatchObject(invalid);
      expect((await submit({ sms_code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
      expect(await submit({ sms_code: code })).toMatchObject(invalid);
      const second = await debits.code(member, mobile);
      for (let tries = 0; tries < 5; tries++)
        expect(await submit({ sms_code: 'abc' })).toMatchObject(invalid);
      expect(await submit({ sms_code: second })).toMatchObject(invalid);
    });

    it('holds for ten minutes, and a new one ends it', async () => {
      const mobile = number();
      const first = await debits.code(member, mobile);
      const second = await debits.code(member, mobile);
      const submit = (code: string) => debits.submit(member, debits.form({ iban, mobile, sms_code: code }));
      if (first !== second) expect((await submit(first)).status).toBe(400);
      app.clock.advance(10 * 60_000);
      expect(await submit(second)).toMatchObject(wrongField('sms_code', 'sms_code_invalid'));
    });

    it('goes to numbers of the brand’s countries, and to nobody often', async () => {
      for (const typed of ['+1 212 555 0100', '12345', 'nobody', '+88213000000'])
        expect(await debits.askCode(member, typed)).toMatchObject(wrongField('mobile', 'mobile_invalid'));
      for (let sent = 0; sent < 3; sent++)
        expect((await debits.askCode(member, '06 1999 8877')).status).toBe(200);
      expect(await debits.askCode(member, '+31619998877')).toMatchObject(refusal('rate_limited', 429));
      const other = await joinMember(app, 'alpha');
      expect(await debits.askCode(other, '0031619998877')).toMatchObject(refusal('rate_limited', 429));
      expect((await debits.askCode(member, number())).status).toBe(200);
      expect(await debits.askCode(member, number())).toMatchObject(refusal('rate_limited', 429));
    });
  });

  it('is asked for by no network all the time', async () => {
    const network = '203.0.113.7';
    for (let people = 0; people < 4; people++) {
      const somebody = await joinConfirmed(app, 'alpha');
      for (let sent = 0; sent < 5; sent++)
        expect((await debits.askCode(somebody, number(), network)).status).toBe(200);
    }
    expect(await debits.askCode(member, number(), network)).toMatchObject(refusal('rate_limited', 429));
    expect((await debits.askCode(member, number())).status).toBe(200);
  });

  it('refuses a wrong account and a form that was not agreed to, without using up the code', async () => {
    const mobile = number();
    const code = await debits.code(member, mobile);
    const submit = (change: object) =>
      debits.submit(member, debits.form({ mobile, sms_code: code, iban: someAccounts[2], ...change }));
    for (const iban of [
      'NL91ABNA0417164301',
      'nonsense',
      'US64SVBKUS6S3300958879',
      'BR1800360305000010009795493C1',
    ])
      expect(await submit({ iban })).toMatchObject(wrongField('iban', 'iban_invalid'));
    expect(await submit({ authorised: false })).toMatchObject(
      wrongField('authorised', 'authorisation_required'),
    );
    const once = { client_id: randomUUID() };
    const made = await submit(once);
    expect(made.status).toBe(200);
    expect((await submit(once)).text).toBe(made.text);
  });

  it('has a limit for an account, whoever orders, also when two orders come at once', async () => {
    const iban = 'NL44RABO0123456789';
    const { mandate_id: id } = await allow(member, iban);
    const other = await joinConfirmed(app, 'alpha');
    const { mandate_id: same } = await allow(other, iban);
    await debits.debit(member, id);
    expect((await debits.mandates(other)).direct_debit).toMatchObject({
      left: 1501,
      refused: null,
      days: 30,
    });
    expect(await debits.order(member, id, { bundle: 'large' })).toMatchObject(
      refusal('direct_debit_limit', 409),
    );
    const answers = await Promise.all([debits.order(member, id), debits.order(member, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await debits.order(other, same)).toMatchObject(refusal('direct_debit_limit', 409));
    await app.inTenant('alpha', () =>
      app.database.write(
        'UPDATE payment SET created_at = created_at - INTERVAL 30 DAY WHERE tenant_id = :tenant AND mandate_id = :id',
        { id },
      ),
    );
    expect((await debits.order(member, id)).status).toBe(200);
  });

  it('holds an account’s limit against many members who order at once', async () => {
    const iban = 'NL39RABO0300065264';
    const mandates: [TestMember, string][] = [];
    for (let people = 0; people < 4; people++) {
      const somebody = await joinConfirmed(app, 'alpha');
      mandates.push([somebody, (await allow(somebody, iban)).mandate_id]);
    }
    const answers = await Promise.all(
      mandates.flatMap(([of, id]) => [debits.order(of, id), debits.order(of, id), debits.order(of, id)]),
    );
    // Twice 9.99 are within 25.00.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('has a limit for a member too, whatever account they name', async () => {
    const { mandate_id: first } = await allow(member, 'NL02ABNA0123456789');
    await debits.debit(member, first);
    await debits.debit(member, first);
    app.clock.advance(day);
    const { mandate_id: second } = await allow(member, 'NL69INGB0123456789');
    expect((await debits.mandates(member)).direct_debit).toMatchObject({ left: 2500 - 2 * 999 });
    expect(await debits.order(member, second)).toMatchObject(refusal('direct_debit_limit', 409));
    // Whoever else has that account may use what is left of its own limit.
    const other = await joinConfirmed(app, 'alpha');
    const { mandate_id: same } = await allow(other, 'NL69INGB0123456789');
    await debits.debit(other, same);
  });

  it('takes one new account of a member a day, also when two come at once', async () => {
    const [mobile, ibans] = [number(), ['NL02ABNA0123456789', 'NL69INGB0123456789', someAccounts[1]]];
    await debits.allow(member, { mobile, iban: ibans[0] as string });
    const code = await debits.code(member, mobile);
    const submit = (iban?: string) => debits.submit(member, debits.form({ iban, mobile, sms_code: code }));
    expect(await submit(ibans[1])).toMatchObject(refusal('direct_debit_accounts', 409));
    // The one they have may be named anew, with the same code: it was not used up.
    expect((await submit(ibans[0])).status).toBe(200);
    app.clock.advance(day);
    const stored = app.nest.get(Mandates, { strict: false });
    const row = (accountHash: string) => ({
      ...{ id: someId(), memberId: member.id, clientId: randomUUID(), kind: 'account' as const },
      ...{ provider: 'sandbox', providerCustomer: 'sandbox', providerMandate: someId(), accountHash },
      ...{
        lastFour: '0000',
        label: null,
        holder: 'J',
        street: 'S',
        houseNumber: '1',
        postcode: '1',
        city: 'C',
      },
      ...{ signedAt: app.clock.now(), mobileHash: null },
    });
    const results = await Promise.allSettled(
      ['a', 'b'].map((hash) => app.inTenant('alpha', () => stored.store(row(hash)))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await debits.mandates(member)).mandates).toHaveLength(1);
  });

  it('is refused for no account because somebody who named it had another payment charged back', async () => {
    const iban = 'DE02120300000000202051';
    const fraud = await joinConfirmed(app, 'alpha');
    const { mandate_id: named } = await allow(fraud, iban);
    const other = await payments.start(fraud);
    await payments.tell(other.reference, 'completed');
    await payments.tell(other.reference, 'charged_back');
    // They themselves may be debited no more, under no account.
    expect(await debits.order(fraud, named)).toMatchObject(refusal('direct_debit_blocked', 403));
    const { mandate_id: id } = await allow(member, iban);
    const { reference } = await debits.debit(member, id);
    // Its own debit, charged back, blocks it for everybody who named it.
    await payments.tell(reference, 'completed');
    await payments.tell(reference, 'charged_back');
    const third = await joinConfirmed(app, 'alpha');
    const mobile = number();
    const form = debits.form({ iban, mobile, sms_code: await debits.code(third, mobile) });
    expect(await debits.submit(third, form)).toMatchObject(refusal('direct_debit_blocked', 403));
  });

  it('needs a mandate that stands, of a method that has such', async () => {
    expect(await debits.order(member, undefined)).toMatchObject(refusal('mandate_missing', 409));
    const { mandate_id: first } = await allow(member, someAccounts[2]);
    expect(await debits.order(member, first, { payment_method: 'ideal' })).toMatchObject(
      refusal('mandate_missing', 409),
    );
    app.clock.advance(day);
    const { mandate_id: second } = await allow(member, someAccounts[1]);
    expect(await debits.order(member, first)).toMatchObject(refusal('mandate_missing', 409));
    const ended = jest.spyOn(
      app.nest.get(PaymentProviders).named('sandbox') as PaymentProvider,
      'endMandate',
    );
    await app.runOutbox();
    expect(ended).toHaveBeenCalledWith({ customer: 'sandbox', mandate: first });
    ended.mockRestore();
    expect((await debits.remove(member, second)).status).toBe(200);
    expect((await debits.remove(member, second)).status).toBe(200);
    expect(await debits.order(member, second)).toMatchObject(refusal('mandate_missing', 409));
    expect((await debits.mandates(member)).mandates).toEqual([]);
  });

  it('is nobody else’s, on this brand or another', async () => {
    const { mandate_id: id } = await allow(member, someAccounts[2]);
    const stranger = await joinConfirmed(app, 'alpha');
    const elsewhere = await joinConfirmed(app, 'beta');
    expect(await debits.order(stranger, id)).toMatchObject(refusal('mandate_missing', 409));
    expect((await debits.remove(stranger, id)).status).toBe(404);
    expect((await debits.remove(elsewhere, id, 'beta.localhost')).status).toBe(404);
    expect((await debits.mandates(stranger)).mandates).toEqual([]);
    expect((await debits.mandates(member)).mandates).toHaveLength(1);
  });

  it('says nothing of a number or an account when gateway or provider fail', async () => {
    const logged = jest.spyOn(app.nest.get<Log>(LOG), 'error').mockReturnValue(undefined);
    const mobile = number();
    const code = await debits.code(member, mobile);
    const gateway = jest
      .spyOn(app.nest.get(SmsGateway), 'send')
      .mockRejectedValue(new Error(`no route to ${mobile}`));
    const provider = jest
      .spyOn(app.nest.get(PaymentProviders).named('sandbox') as PaymentProvider, 'createMandate')
      .mockRejectedValue(new Error(`bad account ${someAccounts[2]}`));
    const form = debits.form({ mobile, sms_code: code, iban: someAccounts[2] });
    expect(await debits.submit(member, form)).toMatchObject(refusal('payment_failed', 502));
    expect(await debits.askCode(member, mobile)).toMatchObject(refusal('sms_failed', 502));
    const printed = JSON.stringify(logged.mock.calls);
    for (const spy of [gateway, provider, logged]) spy.mockRestore();
    expect(printed).toContain('provider took no mandate');
    expect(printed).toContain('the gateway took no short message');
    expect(printed).not.toMatch(new RegExp(`${mobile.slice(3)}|${someAccounts[2].slice(4)}`));
  });

  it('is not offered where nobody can send a code', async () => {
    const without = await startTestApp({
      settings: { alpha: { payment_methods: ['ideal', 'sdd'] } },
      ports: [{ provide: SmsGateway, useClass: NoSms }],
    });
    const offer = await without.request(host, { path: '/api/bundles' });
    expect(offer.json).toMatchObject({ payment_methods: ['ideal'] });
    const somebody = await joinConfirmed(without, 'alpha');
    expect(await debitsOf(without, 'alpha').askCode(somebody, someMobile)).toMatchObject(
      refusal('payment_method_unavailable', 400),
    );
  });
});
