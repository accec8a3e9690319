import { randomInt } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

interface Amount {
  currency: string;
  value: string;
}

interface MadeRefund {
  resource: 'refund';
  id: string;
  amount: Amount;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  metadata: unknown;
}

export interface MadeMandate {
  resource: 'mandate';
  id: string;
  customerId: string;
  method: 'directdebit' | 'creditcard';
  status: 'valid' | 'invalid';
  details: Record<string, string>;
  mandateReference: string;
  signatureDate: string;
}

export interface MadePayment {
  resource: 'payment';
  id: string;
  mode: 'test';
  createdAt: string;
  status: 'open' | 'canceled' | 'pending' | 'authorized' | 'expired' | 'failed' | 'paid';
  isCancelable: boolean;
  amount: Amount;
  amountRefunded?: Amount;
  amountChargedBack?: Amount;
  description: string;
  method: string;
  locale: string;
  metadata: unknown;
  redirectUrl: string;
  webhookUrl: string;
  sequenceType?: 'oneoff' | 'first' | 'recurring';
  customerId?: string;
  mandateId?: string;
  refunds: MadeRefund[];
}

export interface MollieServer {
  /** Root of its API. */
  url: string;
  payments: Map<string, MadePayment>;
  mandates: Map<string, MadeMandate>;
  /** Requests so far, as `GET /v2/payments/tr_…`. */
  requests: string[];
  /** Answers every request with this status while it is set. */
  failWith: number | undefined;
  stop(): Promise<void>;
}

/** The keys whose payments it has; others get 401. */
export const mollieTestKey = `test_${'a'.repeat(32)}`;

type Answered = [status: number, body: unknown];

/**
 * Starts a server that speaks Mollie's API v2 as its documentation has it: payments, refunds, cancelling, lists from the newest to
 * the oldest, idempotency keys, and errors as `application/hal+json`. Its client only speaks TLS to who has a certificate that Mollie
 * would have; on this machine, while the server runs, it speaks plainly.
 */
export async function startMollieServer(now: () => Date): Promise<MollieServer> {
  const payments = new Map<string, MadePayment>();
  const mandates = new Map<string, MadeMandate>();
  const repeated = new Map<string, Answered>();
  const state: MollieServer = {
    url: '',
    payments,
    mandates,
    requests: [],
    failWith: undefined,
    stop: () => Promise.resolve(),
  };
  const server = http.createServer((request, response) => {
    void readJson(request).then((body) => {
      state.requests.push(`${request.method} ${request.url}`);
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? repeated.get(key) : undefined;
      const [status, answer] = known ?? answerTo(request, body);
      if (typeof key === 'string' && status < 300) repeated.set(key, [status, answer]);
      response.writeHead(status, { 'content-type': 'application/hal+json' });
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    });
  });

  function answerTo(request: http.IncomingMessage, body: Record<string, unknown>): Answered {
    if (state.failWith !== undefined) return refused(state.failWith, 'Out of order');
    if (request.headers.authorization !== `Bearer ${mollieTestKey}`) return refused(401, 'Unauthorized');
    const { pathname, searchParams } = new URL(request.url ?? '', state.url);
    const [, , resource, id, part, mandate] = pathname.split('/');
    if (resource === 'customers') return customer(request.method ?? '', { id, part, mandate }, body);
    if (resource !== 'payments') return refused(404, 'No such resource');
    if (id === undefined) return request.method === 'POST' ? create(body) : list(searchParams);
    const payment = payments.get(id);
    if (!payment) return refused(404, `No payment exists with token ${id}.`);
    if (part === 'refunds') return request.method === 'POST' ? refund(payment, body) : refundsOf(payment);
    if (request.method === 'DELETE') return cancel(payment);
    return [200, shown(payment, searchParams.get('embed')?.includes('refunds') ?? false)];
  }

  function customer(
    method: string,
    { id, part, mandate }: Record<'id' | 'part' | 'mandate', string | undefined>,
    body: Record<string, unknown>,
  ): Answered {
    if (id === undefined) return [201, { resource: 'customer', id: `cst_${token()}`, ...body, _links: {} }];
    if (part !== 'mandates') return refused(404, 'No such resource');
    if (mandate === undefined) return [201, shownMandate(keep(id, body))];
    const known = mandates.get(mandate);
    if (known?.customerId !== id) return refused(410, 'The mandate is no longer available');
    if (method !== 'DELETE') return [200, shownMandate(known)];
    mandates.delete(mandate);
    return [204, undefined];
  }

  function keep(customerId: string, body: Record<string, unknown>): MadeMandate {
    const { method, consumerName = '', consumerAccount = '', ...named } = body as Record<string, string>;
    const made = {
      ...{ resource: 'mandate', id: `mdt_${token()}`, customerId, method, status: 'valid' },
      details: { consumerName, consumerAccount, consumerBic: '' },
      ...named,
    } as unknown as MadeMandate;
    mandates.set(made.id, made);
    return made;
  }

  function create(body: Record<string, unknown>): Answered {
    const recurring = body.sequenceType === 'recurring';
    const used = mandates.get(String(body.mandateId));
    if (recurring && (used?.status !== 'valid' || used.customerId !== body.customerId))
      return refused(422, 'No suitable mandates found for customer', 'mandateId');
    if (!recurring && body.method === 'directdebit')
      return refused(422, 'The payment method is not enabled in your website profile', 'method');
    const payment = {
      ...body,
      resource: 'payment',
      id: `tr_${token()}`,
      mode: 'test',
      createdAt: now().toISOString(),
      status: recurring ? 'pending' : 'open',
      isCancelable: !recurring,
      refunds: [],
    } as unknown as MadePayment;
    payments.set(payment.id, payment);
    return [201, shown(payment, false)];
  }

  function list(query: URLSearchParams): Answered {
    const newest = [...payments.values()].reverse();
    const from = newest.findIndex(({ id }) => id === query.get('from'));
    const limit = Math.min(Number(query.get('limit') ?? 50), 3);
    const start = Math.max(from, 0);
    const page = newest.slice(start, start + limit);
    const next = newest[start + limit];
    const links = next ? { next: { href: `${state.url}payments?from=${next.id}&limit=${limit}` } } : {};
    return [
      200,
      {
        count: page.length,
        _embedded: { payments: page.map((payment) => shown(payment, false)) },
        _links: { self: null, previous: null, next: null, ...links },
      },
    ];
  }

  function refund(payment: MadePayment, body: Record<string, unknown>): Answered {
    const amount = body.amount as Amount;
    const left = cents(payment.amount) - cents(payment.amountRefunded);
    if (payment.status !== 'paid' || cents(amount) > left)
      return refused(422, 'The specified amount cannot be refunded', 'amount');
    const made: MadeRefund = {
      resource: 'refund',
      id: `re_${token()}`,
      amount,
      status: 'pending',
      metadata: body.metadata,
    };
    payment.refunds.unshift(made);
    const refunded = cents(payment.amountRefunded) + cents(amount);
    payment.amountRefunded = { ...amount, value: (refunded / 100).toFixed(2) };
    return [201, { ...made, paymentId: payment.id, _links: {} }];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  state.url = `https://127.0.0.1:${port}/v2/`;
  const speakAgain = speakPlainlyTo(port);
  state.stop = () =>
    new Promise((resolve) => {
      speakAgain();
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return state;
}

function cancel(payment: MadePayment): Answered {
  if (!payment.isCancelable) return refused(422, 'The payment cannot be cancelled');
  payment.status = 'canceled';
  payment.isCancelable = false;
  return [200, shown(payment, false)];
}

function refundsOf({ id, refunds }: MadePayment): Answered {
  const list = refunds.map((refund) => ({ ...refund, paymentId: id, _links: {} }));
  return [200, { count: list.length, _embedded: { refunds: list }, _links: { next: null, previous: null } }];
}

function shown({ refunds, ...payment }: MadePayment, embed: boolean): object {
  const checkout = payment.status === 'open' ? { checkout: { href: checkoutUrl(payment.id) } } : {};
  return { ...payment, _links: checkout, ...(embed ? { _embedded: { refunds } } : {}) };
}

function shownMandate(mandate: MadeMandate): object {
  return { ...mandate, mode: 'test', createdAt: new Date().toISOString(), _links: {} };
}

/** Where payers of a payment are sent. */
export function checkoutUrl(id: string): string {
  return `https://mollie.test/checkout/${id}`;
}

function refused(status: number, detail: string, field?: string): Answered {
  return [status, { status, title: http.STATUS_CODES[status], detail, field, _links: {} }];
}

function cents(amount: Amount | undefined): number {
  return amount ? Math.round(Number(amount.value) * 100) : 0;
}

function token(): string {
  return Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('');
}

async function readJson(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** @returns what undoes it */
function speakPlainlyTo(port: number): () => void {
  type Connecting = (this: https.Agent, options: { port?: number | string }, done: unknown) => unknown;
  const agent = https.Agent.prototype as unknown as { createConnection: Connecting };
  const original = agent.createConnection;
  agent.createConnection = function (options, done) {
    return Number(options.port) === port
      ? net.connect(port, '127.0.0.1')
      : original.call(this, options, done);
  };
  return () => {
    agent.createConnection = original;
  };
}
