import fc from 'fast-check';
import { paymentStatuses, type PaymentStatus } from '@kindling/contract/money/calls/payments';
import { paymentOutcomes, type PaymentOutcome } from '../../../ports/payment-provider.js';
import { isPaid, paymentTransitions, stepsTo } from './payment-rules.js';

const outcome = fc.constantFrom(...paymentOutcomes);
const next = (current: PaymentStatus, reported: PaymentStatus): PaymentStatus =>
  stepsTo(current, reported).at(-1) ?? current;
const after = (reports: readonly PaymentOutcome[]): PaymentStatus =>
  reports.reduce<PaymentStatus>(next, 'created');
const order: readonly PaymentStatus[] = [
  ...(['created', 'pending', 'cancelled', 'expired', 'failed', 'completed', 'refunded'] as const),
  'charged_back',
];

describe('states of a payment', () => {
  it('end with the latest of all that was reported, in whatever order and however often', () => {
    const reports = fc.array(outcome, { maxLength: 9 });
    fc.assert(
      fc.property(
        reports.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
            list.length > 0 ? fc.array(fc.constantFrom(...list)) : fc.constant([]),
          ),
        ),
        ([inOrder, shuffled, repeats]) => {
          const latest = Math.max(0, ...inOrder.map((status) => order.indexOf(status)));
          expect(after(inOrder)).toBe(order[latest]);
          expect(after(shuffled)).toBe(order[latest]);
          expect(after([...shuffled, ...repeats])).toBe(order[latest]);
        },
      ),
    );
  });

  it('go only along the table, and through completed before money goes back', () => {
    const status = fc.constantFrom(...paymentStatuses);
    fc.assert(
      fc.property(status, outcome, (current, reported) => {
        let at = current;
        for (const step of stepsTo(current, reported)) {
          expect(paymentTransitions[at]).toContain(step);
          at = step;
        }
        expect(order.indexOf(at)).toBeGreaterThanOrEqual(order.indexOf(current));
      }),
    );
  });

  it.each([
    ['created', 'pending', ['pending']],
    ['completed', 'pending', []],
    ['completed', 'failed', []],
    ['failed', 'cancelled', []],
    ['cancelled', 'completed', ['completed']],
    ['expired', 'completed', ['completed']],
    ['completed', 'refunded', ['refunded']],
    ['completed', 'charged_back', ['charged_back']],
    ['refunded', 'charged_back', ['charged_back']],
    ['refunded', 'completed', []],
    ['charged_back', 'refunded', []],
    ['created', 'charged_back', ['completed', 'charged_back']],
    ['failed', 'refunded', ['completed', 'refunded']],
  ] as const)('%s, then %s is reported: through %j', (current, reported, steps) => {
    expect(stepsTo(current, reported)).toEqual(steps);
  });

  it('are paid from completed on', () => {
    expect(paymentStatuses.filter(isPaid)).toEqual(['completed', 'refunded', 'charged_back']);
  });
});
