import { randomUUID } from 'node:crypto';
import {
  sign,
  signatureHeader,
  webhookKey,
} from '../../../apps/server/src/adapters/payment-provider/sandbox/webhook-signature.ts';
import { SandboxCheckouts } from '../../../apps/server/src/adapters/payment-provider/sandbox/sandbox-checkouts.ts';
import type { PaymentOutcome } from '../../../apps/server/src/ports/payment-provider.ts';
import type { Answer } from '../../../packages/contract/src/route.ts';
import type { getBundles, Payment } from '../../../packages/contract/src/money/calls/payments.ts';
import type { TestMember } from '../members/members.ts';
import type { TestAnswer, TestApp } from '../app/test-app.ts';

export interface StartedPayment {
  id: string;
  reference: string;
  /** Path of the sandbox's page. */
  page: string;
}

/** The payments of one brand as a member's browser and the provider make them. */
export function paymentsOf(app: TestApp, brand: string) {
  const host = `${brand}.localhost`;
  const post = (member: TestMember, body: object) =>
    app.request(host, { method: 'POST', path: '/api/payments', cookies: member.cookies, body });
  const deliver = (body: string, signature: string | undefined, provider = 'sandbox'): Promise<TestAnswer> =>
    app.request(host, {
      method: 'POST',
      path: `/api/payments/webhooks/${provider}`,
      body,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        ...(signature === undefined ? {} : { [signatureHeader]: signature }),
      },
    });
  const signatureOf = (body: string, { as = brand, at = app.clock.now() } = {}): string =>
    sign(webhookKey(app.environment.KINDLING_SECRET, app.idOf(as)), Buffer.from(body), at);

  return {
    post,
    deliver,
    signatureOf,

    /** Starts the purchase of the first bundle offered, by the first method offered. @param more fields of the order */
    async start(member: TestMember, more: { discount?: string } = {}): Promise<StartedPayment> {
      const offer = await app.request(host, { path: '/api/bundles' });
      const { bundles, payment_methods } = offer.json as Answer<typeof getBundles>;
      const answer = await post(member, {
        client_id: randomUUID(),
        bundle: bundles[0]?.id,
        payment_method: payment_methods[0],
        ...more,
      });
      const { payment, redirect_url } = answer.json as { payment: Payment; redirect_url: string };
      const page = new URL(redirect_url).pathname;
      return { id: payment.payment_id, page, reference: page.split('/').at(-1) ?? '' };
    },

    /** Sends what the provider would send. */
    tell: (reference: string, status: PaymentOutcome, eventId: string = randomUUID()) => {
      const body = JSON.stringify({ id: eventId, reference, status });
      return deliver(body, signatureOf(body));
    },

    /** What the sandbox knows from now on; its message is lost. */
    decide: (reference: string, status: PaymentOutcome) =>
      app.inTenant(brand, () => app.nest.get(SandboxCheckouts, { strict: false }).decide(reference, status)),

    async statusOf(member: TestMember, id: string): Promise<string> {
      const answer = await app.request(host, { path: `/api/payments/${id}`, cookies: member.cookies });
      return (answer.json as { payment: Payment }).payment.status;
    },

    statement: async (member: TestMember) =>
      (await app.request(host, { path: '/api/credits', cookies: member.cookies })).json,

    /** How many events are stored of all payments of the brand. */
    events: () =>
      app.inTenant(brand, async () => {
        const sql = 'SELECT COUNT(*) AS count FROM payment_event WHERE tenant_id = :tenant';
        const rows = await app.database.select<{ count: number }>(sql);
        return Number(rows[0]?.count);
      }),
  };
}
