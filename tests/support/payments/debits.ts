import { createHash, randomUUID } from 'node:crypto';
import { Mailbox } from '../../../apps/server/src/ports/mailbox.ts';
import type { Mandate } from '../../../packages/contract/src/money/calls/mandates.ts';
import type { Payment } from '../../../packages/contract/src/money/calls/payments.ts';
import type { TestMember } from '../members/members.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

/** Accounts that exist in books alone; each is right. */
export const someAccounts = ['NL91ABNA0417164300', 'BE68539007547034', 'DE89370400440532013000'] as const;
export const someMobile = '+31612345678';

function networkOf({ id }: TestMember): string {
  const [one = 0, two = 0, three = 0] = createHash('sha256').update(id).digest();
  return `10.${one}.${two}.${three}`;
}

/** Direct debits of one brand as its members' browsers make them. */
export function debitsOf(app: TestApp, brand: string) {
  const host = `${brand}.localhost`;
  const send = (member: TestMember, path: string, body: object): Promise<TestAnswer> =>
    app.request(host, { method: 'POST', path, cookies: member.cookies, body });

  /** The form with a right code; each field can be another. */
  const form = (change: object = {}) => ({
    client_id: randomUUID(),
    holder: 'J. Jansen',
    iban: someAccounts[0] as string,
    street: 'Dorpsstraat',
    house_number: '12a',
    postcode: '3511 AB',
    city: 'Utrecht',
    mobile: someMobile,
    sms_code: '',
    authorised: true,
    ...change,
  });

  return {
    form,
    /** @param address where it is asked from, where proxies are trusted; else each member has a network of their own */
    askCode: (member: TestMember, mobile: string = someMobile, address = networkOf(member)) =>
      app.request(host, {
        ...{ method: 'POST', path: '/api/mandates/code', cookies: member.cookies, body: { mobile } },
        headers: { 'x-forwarded-for': address },
      }),

    /** The newest message, as the development mailbox has it. */
    async newestSms() {
      const [newest] = await app.nest.get(Mailbox).list(app.idOf(brand), 1);
      return newest;
    },

    async code(member: TestMember, mobile: string = someMobile): Promise<string> {
      const answer = await this.askCode(member, mobile);
      if (answer.status !== 200) throw new Error(answer.text);
      return /\d{6}/.exec((await this.newestSms())?.text ?? '')?.[0] ?? '';
    },

    submit: (member: TestMember, body: object) => send(member, '/api/mandates', body),

    /** Allows debits of an account, from the code to the mandate. */
    async allow(member: TestMember, change: Partial<ReturnType<typeof form>> = {}): Promise<Mandate> {
      const code = await this.code(member, change.mobile);
      const answer = await this.submit(member, form({ sms_code: code, ...change }));
      if (answer.status !== 200) throw new Error(answer.text);
      return (answer.json as { mandate: Mandate }).mandate;
    },

    order: (member: TestMember, mandate: string | undefined, change: object = {}) =>
      send(member, '/api/payments', {
        client_id: randomUUID(),
        bundle: 'starter',
        payment_method: 'sdd',
        ...(mandate === undefined ? {} : { mandate }),
        ...change,
      }),

    /** Orders the first bundle. @returns the payment and its name at the sandbox */
    async debit(member: TestMember, mandate: string): Promise<{ payment: Payment; reference: string }> {
      const answer = await this.order(member, mandate);
      if (answer.status !== 200) throw new Error(answer.text);
      const { payment, redirect_url: url } = answer.json as { payment: Payment; redirect_url: string };
      return { payment, reference: new URL(url).pathname.split('/').at(-1) ?? '' };
    },

    async mandates(member: TestMember) {
      const answer = await app.request(host, { path: '/api/mandates', cookies: member.cookies });
      return answer.json as {
        mandates: Mandate[];
        direct_debit: { creditor_id: string | null; refused: string | null; left: number; days: number };
      };
    },

    remove: (member: TestMember, id: string, at = host) =>
      app.request(at, { method: 'DELETE', path: `/api/mandates/${id}`, cookies: member.cookies }),
  };
}
