import fs from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { AnswerOf } from '../../../shared/api/api-query';
import { BuyingDialog } from './buying-dialog';

const textsOf = (namespace: string) =>
  JSON.parse(
    fs.readFileSync(path.join(__dirname, `../../../../../../locales/nl/${namespace}.json`), 'utf8'),
  ) as Record<string, unknown>;
const names = ['common', 'credits', 'chats', 'gifts', 'errors'];
const texts = Object.fromEntries(names.map((name) => [name, textsOf(name)]));

const bundle = (id: string, credits: number, amount: number) => ({
  ...{ id, credits, amount: amount * 0.75, full_amount: amount, struck_amount: null },
  ...{ currency: 'EUR' as const, messages: credits / 10, message_price: 75 },
});
const offer: AnswerOf<'getBundles'> = {
  bundles: [bundle('large', 800, 5600), bundle('small', 100, 1000), bundle('middle', 300, 2400)],
  discount: {
    ...{ code: 'WELCOME25', percentage: 25, value: null, currency: null, expires: null },
    ...{ paymentmethods: null, minimum_order_value: null, country: null, user_id: null },
    ...{ status: 'active', validity: 'once', expired: false },
  },
  ...{ discount_refused: null, last_order: null, country: 'NL', transaction_costs: {}, banks: {} },
  ...{ payment_methods: ['ideal', 'creditcard', 'sdd'], pending: [], refund_days: 14 },
};

/** What was ordered. */
let orders: Record<string, unknown>[];
/** The member's credits in the server's answer; undefined while it does not answer. */
let balance: number | undefined;
const member = { paid_user: false, time_bonus: null };

beforeEach(() => {
  orders = [];
  balance = undefined;
  // The browser's own dialog is not in jsdom.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { pathname } = new URL(String(url), 'http://alpha.localhost');
    if (pathname === '/api/user.php' && balance !== undefined)
      return Promise.resolve(Response.json({ user: { ...member, credits: balance } }));
    if (pathname !== '/api/payments') return new Promise(() => undefined);
    orders.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    return Promise.resolve(Response.json({ payment: { payment_id: 'p1' }, redirect_url: '#provider' }));
  });
});
afterEach(() => jest.restoreAllMocks());

const started = jest.fn<undefined, [string]>();
const enough = jest.fn();

async function show(more: Partial<AnswerOf<'getBundles'>> = {}, credits = 5, fictional = false) {
  started.mockClear();
  enough.mockClear();
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...{ lng: 'nl', resources: { nl: texts }, defaultNS: 'common' },
    interpolation: { escapeValue: false },
  });
  const root = {
    ...{ settings: { countries: ['NL'] }, language: 'nl', prefix: '', words: textsOf('paths') },
    user: { ...member, credits },
  };
  const sheet = (
    <BuyingDialog
      {...{ name: 'Mees', fictional, kind: 'text', cost: 10, offer: { ...offer, ...more } }}
      onStarted={started}
      onEnough={enough}
      onClose={() => undefined}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element: sheet }], {
    hydrationData: { loaderData: { root } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Credits voor je bericht aan Mees' });
const pay = () =>
  act(async () =>
    fireEvent.click(within(dialog()).getByRole('button', { name: /^Bestelling met betaalplicht/ })),
  );
const byItself = () => within(dialog()).queryByRole<HTMLInputElement>('checkbox', { name: /vanzelf/ });

describe('the sheet that buys what a message lacks', () => {
  it('says before the order all that the page of the credits says, and what becomes of the message', async () => {
    await show({}, 5, true);
    const { textContent: said } = dialog();
    for (const part of [
      ...['100 credits', '€ 7,50', '€ 10,00', '€ 0,75 per bericht', 'je hebt 5 credits', 'WELCOME25'],
      ...['Met je eerste aankoop word je premiumlid', 'Zo werkt dat', 'tot 14 dagen', 'btw'],
      ...['fysiek contact niet mogelijk', 'Tot dan kun je het terugnemen'],
    ])
      expect(said?.replaceAll('\u00a0', ' ')).toContain(part);
    expect(byItself()?.checked).toBe(true);
  });

  it('orders the smallest bundle that suffices at the price it shows, and says for which payment to wait', async () => {
    await show();
    await pay();
    expect(orders).toMatchObject([
      { bundle: 'small', amount: 750, currency: 'EUR', payment_method: 'ideal', discount: 'WELCOME25' },
    ]);
    expect(started.mock.calls).toEqual([['p1']]);
  });

  it('lets nothing go out by itself where that is unticked', async () => {
    await show();
    const box = byItself();
    if (!box) throw new Error('there is nothing to untick');
    fireEvent.click(box);
    await pay();
    expect(orders).toHaveLength(1);
    expect(started).not.toHaveBeenCalled();
  });

  it('promises nothing by a method that takes days', async () => {
    await show();
    fireEvent.click(within(dialog()).getByRole('radio', { name: 'Automatische incasso' }));
    expect(byItself()).toBeNull();
    expect(dialog().textContent).toContain('duurt betalen een paar dagen');
  });

  it('does not go by a balance that was known before the server refused the message', async () => {
    await show({}, 20);
    expect(within(dialog()).queryByRole('button', { name: 'Nu versturen' })).toBeNull();
  });

  it('sells nothing and sends where the balance turns out to suffice', async () => {
    balance = 120;
    await act(async () => show());
    expect(within(dialog()).queryByRole('button', { name: /betaalplicht/ })).toBeNull();
    expect(dialog().textContent).toContain('je hoeft niets te kopen');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Nu versturen' }));
    expect(enough).toHaveBeenCalledTimes(1);
  });
});
