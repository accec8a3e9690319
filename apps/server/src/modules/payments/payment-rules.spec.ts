import fc from 'fast-check';
import { paidStatuses, paymentStatuses, type PaymentStatus } from '@kindling/contract/routes/payments';
import { paymentOutcomes, type PaymentOutcome } from '../../ports/payment-provider.js';
import { isOver, isPaid, nextStatus } from './payment-rules.js';

const outcome = fc.constantFrom(...paymentOutcomes);
const after = (reports: readonly PaymentOutcome[]): PaymentStatus =>
  reports.reduce<PaymentStatus>(nextStatus, 'created');

describe('states of a payment', () => {
  it('end the same in whatever order and however often the reports come', () => {
    const reports = fc.array(outcome, { maxLength: 8 });
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
          expect(after(shuffled)).toBe(after(inOrder));
          expect(after([...shuffled, ...repeats])).toBe(after(inOrder));
        },
      ),
    );
  });

  it('are completed as soon as one report says so, and stay that', () => {
    fc.assert(
      fc.property(fc.array(outcome), fc.array(outcome), (before, later) => {
        expect(after([...before, 'completed', ...later])).toBe('completed');
      }),
    );
  });

  it('never go back', () => {
    const order: readonly PaymentStatus[] = [
      ...(['created', 'pending', 'cancelled', 'failed', 'completed', 'refunded'] as const),
      'charged_back',
    ];
    const status = fc.constantFrom(...paymentStatuses);
    fc.assert(
      fc.property(status, status, (current, reported) => {
        expect(order.indexOf(nextStatus(current, reported))).toBeGreaterThanOrEqual(order.indexOf(current));
      }),
    );
  });

  it.each([
    ['created', 'pending', 'pending'],
    ['completed', 'pending', 'completed'],
    ['completed', 'failed', 'completed'],
    ['failed', 'cancelled', 'failed'],
    ['cancelled', 'completed', 'completed'],
    ['completed', 'refunded', 'refunded'],
    ['completed', 'charged_back', 'charged_back'],
    ['refunded', 'charged_back', 'charged_back'],
    ['refunded', 'completed', 'refunded'],
    ['charged_back', 'refunded', 'charged_back'],
  ] as const)('%s, then %s is reported: %s', (current, reported, expected) => {
    expect(nextStatus(current, reported)).toBe(expected);
  });

  it('are over only when paid: a failed try may still be paid', () => {
    expect(paymentStatuses.filter(isOver)).toEqual([...paidStatuses]);
  });

  it('lead to money that went back only from money that came', () => {
    for (const status of paymentStatuses.filter((each) => !isPaid(each)))
      for (const reported of ['refunded', 'charged_back'] as const)
        expect(nextStatus(status, reported)).toBe(status);
  });
});
