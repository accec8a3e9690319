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
  it('is the same for a reply unless the brand says otherwise', () => {
    const reply = { isReply: true, toFictional: false };
    expect(messageCost({ message_credits: 10 }, reply)).toBe(10);
    expect(messageCost({ message_credits: 10, reply_credits: 4 }, reply)).toBe(4);
    expect(messageCost({ message_credits: 10, reply_credits: 0 }, reply)).toBe(0);
    expect(messageCost({ message_credits: 10, reply_credits: 4 }, { ...reply, isReply: false })).toBe(10);
  });

  it('is nothing to a fictional profile while nobody can answer', () => {
    for (const isReply of [true, false])
      expect(messageCost({ message_credits: 10, reply_credits: 4 }, { isReply, toFictional: true })).toBe(0);
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
