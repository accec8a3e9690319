import { storyOf, type PaymentStory } from './story';

const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

const payment: PaymentStory = {
  ...{ id: 'vonk:1', tenant: 'vonk', order: 'A', member: null, status: 'completed', bundle: 'starter' },
  ...{
    credits: 100,
    amount: 999,
    discount: 250,
    discount_code: 'SPRING',
    refunded: 400,
    open_refund: null,
    returned_credits: 40,
  },
  ...{ currency: 'EUR', payment_method: 'ideal', provider: 'sandbox', reference: 'x', country: 'NL' },
  ...{ created_at: at(0), completed_at: at(1), receipt_mailed_at: at(2) },
  events: [{ id: 'event', source: 'webhook', status: 'completed', at: at(1) }],
  postings: [{ id: 'posting', amount: 100, cause: 'purchase', cause_id: '1', at: at(1) }],
  refunds: [
    {
      ...{ id: 'vonk:r', tenant: 'vonk', payment: '1', order: 'A', status: 'completed', kind: 'unused' },
      ...{ amount: 400, currency: 'EUR', credits: 40, used_credits: 60, asked_by: 'staff' },
      ...{ reason: 'complaint', note: 'wrote us', decline_note: null, staff: 'Ann', approved_by: 'Bob' },
      ...{ waits: false, decidable: false, failure: null },
      ...{ requested_at: at(4), approved_at: at(5), settled_at: at(6) },
    },
  ],
  ...{ vat: null, spent: { messages: 6, credits: 60, last_at: at(3) }, used_credits: 60 },
  ...{ differences: [], offers: { unused: null, full: null }, limit: 5000, until: null },
};

const titles = (change: Partial<PaymentStory> = {}) =>
  storyOf({ ...payment, ...change }).map(({ title }) => title);

describe('the story of a payment', () => {
  it('is told in plain words, the newest first', () => {
    expect(titles()).toEqual([
      '€4.00 went back to the payer',
      'Bob agreed to the refund',
      'Ann asked to give €4.00 back',
      'Since the purchase 60 credits were spent on 6 messages; the last one here',
      'The receipt was mailed',
      'Paid',
      'Started, to pay €9.99 with iDEAL',
    ]);
    const lines = storyOf(payment).flatMap((step) => step.lines);
    expect(lines).toContain('100 credits came into the wallet.');
    expect(lines).toContain('€2.50 were taken off by SPRING.');
    expect(lines).toContain('Reason: A complaint that was right');
    expect(lines).toContain('“wrote us”');
  });

  it('says who refused, why, and where the credits are', () => {
    const [refund] = payment.refunds;
    if (!refund) throw new Error('no refund');
    const declined = { ...refund, status: 'failed', failure: 'declined', approved_at: null } as const;
    const [last] = storyOf({ ...payment, refunds: [{ ...declined, decline_note: 'used in full' }] });
    expect(last).toMatchObject({
      ...{ title: 'The refund was declined', tone: 'bad' },
      lines: ['“used in full”', '40 credits are in the wallet again.'],
    });
    expect(titles({ refunds: [{ ...declined, failure: 'refused' }] })[0]).toBe(
      'The provider refused to give €4.00 back',
    );
  });

  it('tells of banks and of differences', () => {
    const told = titles({
      events: [...payment.events, { id: 'late', source: 'reconcile', status: 'charged_back', at: at(8) }],
      differences: [
        { id: 'd', kind: 'amount_differs', ours: '999 EUR', theirs: '', at: at(9), settled_at: null },
      ],
    });
    expect(told.slice(0, 2)).toEqual([
      'A check of the books found a difference: amount differs',
      'The payer’s bank took the money back',
    ]);
  });
});
