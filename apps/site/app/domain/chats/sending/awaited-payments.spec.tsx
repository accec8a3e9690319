import { act } from '@testing-library/react';
import { ApiProblem } from '@kindling/contract/api-problem';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { AwaitedPayments } from './awaited-payments';

const see = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Lets the questions of the moment, and of as many seconds, be answered. */
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Payments of which a test says how they stand. */
function awaiting(answers: Record<string, PaymentStatus | ApiProblem>) {
  const asked: string[] = [];
  const told: string[] = [];
  const ids = new Set(Object.keys(answers));
  const end = (what: string) => (id: string) => {
    ids.delete(id);
    told.push(`${id} ${what}`);
  };
  const awaited = new AwaitedPayments({
    ids: () => [...ids, ...ids],
    ask: (id) => {
      asked.push(id);
      const answer = answers[id] ?? 'created';
      return answer instanceof ApiProblem ? Promise.reject(answer) : Promise.resolve(answer);
    },
    onPaid: end('paid'),
    onUnpaid: end('unpaid'),
  });
  return { awaited, answers, asked, told };
}

describe('payments that messages wait for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    see('visible');
  });
  afterEach(() => jest.useRealTimers());

  it('are asked for until each is settled, one question at a time', async () => {
    const { awaited, answers, asked, told } = awaiting({ a: 'created', b: 'completed' });
    awaited.watch();
    awaited.watch();
    await pass(0);
    expect([asked, told]).toEqual([['a', 'b'], ['b paid']]);
    answers['a'] = 'pending';
    await pass(1);
    expect([asked, told]).toEqual([['a', 'b', 'a'], ['b paid']]);
    answers['a'] = 'completed';
    await pass(1);
    await pass(60);
    expect([asked, told]).toEqual([
      ['a', 'b', 'a', 'a'],
      ['b paid', 'a paid'],
    ]);
  });

  it.each(['failed', 'cancelled', 'expired', 'refunded', 'charged_back'] as const)(
    'bring nothing where they are %s',
    async (status) => {
      const { awaited, told } = awaiting({ a: status });
      awaited.watch();
      await pass(0);
      expect(told).toEqual(['a unpaid']);
    },
  );

  it('are asked for again where no answer came, and given up where there is no such payment', async () => {
    const { awaited, answers, told } = awaiting({ a: new ApiProblem('unavailable', 0) });
    awaited.watch();
    await pass(0);
    expect(told).toEqual([]);
    answers['a'] = new ApiProblem('not_found', 404);
    await pass(3);
    expect(told).toEqual(['a unpaid']);
  });

  it('are asked for by no page that nobody looks at', async () => {
    see('hidden');
    const { awaited, asked, told } = awaiting({ a: 'completed' });
    awaited.watch();
    await pass(60);
    expect(asked).toEqual([]);
    see('visible');
    await pass(0);
    expect(told).toEqual(['a paid']);
  });
});
