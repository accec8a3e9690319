import fc from 'fast-check';
import {
  isSameTransfer,
  messageCost,
  messagePriceCents,
  messagesOfBundle,
  signedAmount,
  type Transfer,
} from './credit-rules.js';

const bundle = fc.record({
  credits: fc.integer({ min: 1, max: 100_000 }),
  price_cents: fc.integer({ min: 1, max: 10_000_000 }),
});
const messageCredits = fc.integer({ min: 1, max: 1000 });

describe('the cost of a message', () => {
  const prices = { message_credits: 10, reply_credits: 4, photo_credits: 15, gift_credits: 20 };
  const text = { kind: 'text', isReply: false, toFictional: false } as const;

  it('is the same for a reply unless the brand says otherwise', () => {
    const reply = { ...text, isReply: true };
    const { reply_credits: _left, ...without } = prices;
    expect(messageCost(without, reply)).toBe(10);
    expect(messageCost(prices, reply)).toBe(4);
    expect(messageCost({ ...prices, reply_credits: 0 }, reply)).toBe(0);
    expect(messageCost(prices, text)).toBe(10);
  });

  it.each([
    ['photo', 15],
    ['gift', 20],
  ] as const)('is the price of a %s, whoever wrote first', (kind, cost) => {
    for (const isReply of [true, false]) expect(messageCost(prices, { ...text, kind, isReply })).toBe(cost);
  });

  it('is nothing to a fictional profile where nobody answers, and what it always is where staff do', () => {
    for (const kind of ['text', 'photo', 'gift'] as const)
      for (const isReply of [true, false]) {
        const to = { kind, isReply, toFictional: true };
        expect(messageCost(prices, to)).toBe(0);
        expect(messageCost({ ...prices, fictional_answers: false }, to)).toBe(0);
        expect(messageCost({ ...prices, fictional_answers: true }, to)).toBe(
          messageCost(prices, { ...to, toFictional: false }),
        );
      }
  });
});

describe('the price of a message', () => {
  it('is rounded up by less than a cent, never down', () => {
    fc.assert(
      fc.property(bundle, messageCredits, (offer, cost) => {
        const price = messagePriceCents(offer, cost);
        // Compared as whole numbers: price × credits against cents × cost.
        expect(price * offer.credits).toBeGreaterThanOrEqual(offer.price_cents * cost);
        expect((price - 1) * offer.credits).toBeLessThan(offer.price_cents * cost);
      }),
    );
  });

  it('never makes the promised messages cheaper than the bundle', () => {
    fc.assert(
      fc.property(bundle, messageCredits, (offer, cost) => {
        const messages = messagesOfBundle(offer, cost);
        expect(messages * cost).toBeLessThanOrEqual(offer.credits);
        expect((messages + 1) * cost).toBeGreaterThan(offer.credits);
      }),
    );
  });

  it.each([
    [{ credits: 100, price_cents: 999 }, 10, 10, 100],
    [{ credits: 100, price_cents: 1000 }, 10, 10, 100],
    [{ credits: 250, price_cents: 4999 }, 20, 12, 400],
    [{ credits: 100, price_cents: 999 }, 0, 0, 0],
  ])('%o at %i credits a message: %i messages at %i cents', (offer, cost, messages, price) => {
    expect(messagesOfBundle(offer, cost)).toBe(messages);
    expect(messagePriceCents(offer, cost)).toBe(price);
  });
});

describe('a repeated transfer', () => {
  const transfer: Transfer = {
    debitAccount: 'a',
    creditAccount: 'usage',
    amount: 5,
    idempotencyKey: 'message:1',
    cause: 'message',
    causeId: '1',
  };

  it.each([
    [{}, true],
    [{ amount: 6 }, false],
    [{ debitAccount: 'b' }, false],
    [{ creditAccount: 'sales' }, false],
    [{ cause: 'correction' }, false],
  ] as const)('with %o is the same: %s', (change, same) => {
    expect(isSameTransfer(transfer, { ...transfer, ...change })).toBe(same);
  });

  it('reads negative where it came from and positive where it went', () => {
    expect(signedAmount(transfer, 'a')).toBe(-5);
    expect(signedAmount(transfer, 'usage')).toBe(5);
  });
});
