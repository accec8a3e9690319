import type { Answer } from '@kindling/contract/route';
import type { getStaffPayment, StaffRefund } from '@kindling/contract/routes/payment-desk';
import type { PaymentStatus } from '@kindling/contract/routes/payments';
import { moneyName } from '@kindling/contract/settings-sentences';
import { creditsName, reasonNames } from '../../shared/money-words';
import { codeName } from '../../shared/names';
import { paymentMethodName } from '../../shared/payment-method-names';

export type PaymentStory = Answer<typeof getStaffPayment>;

/** One thing that happened, in plain words. */
export interface StoryStep {
  id: string;
  at: string;
  title: string;
  /** What else there is to say of it, line by line. */
  lines: string[];
  tone: 'plain' | 'good' | 'waits' | 'bad';
}

/** All that happened with a payment, the newest first. */
export function storyOf(payment: PaymentStory): StoryStep[] {
  const steps = [
    started(payment),
    ...payment.events.map((event) => told(payment, event)),
    ...mailed(payment),
    ...spent(payment),
    ...payment.refunds.flatMap((refund) => ofRefund(refund)),
    ...payment.differences.flatMap(ofDifference),
  ];
  // What happened in one moment stands in the order in which it follows from each other.
  return steps
    .map((step, index) => ({ step, index }))
    .sort((one, other) => other.step.at.localeCompare(one.step.at) || other.index - one.index)
    .map(({ step }) => step);
}

function started({ created_at: at, provider, ...payment }: PaymentStory): StoryStep {
  const { discount, discount_code: code, currency } = payment;
  return {
    ...{ id: 'started', at, tone: 'plain' },
    title: `Started, to pay ${moneyName(payment.amount, currency)} with ${paymentMethodName(payment.payment_method)}`,
    lines: [
      `The payer was sent to ${codeName(provider)}.`,
      ...(code === null ? [] : [`${moneyName(discount, currency)} were taken off by ${code}.`]),
    ],
  };
}

const tones = {
  completed: 'good',
  failed: 'bad',
  charged_back: 'bad',
  refunded: 'waits',
} as const satisfies Partial<Record<PaymentStatus, StoryStep['tone']>>;

const said: Readonly<Record<string, string>> = {
  pending: 'The payment is being processed',
  completed: 'Paid',
  failed: 'The payment failed',
  cancelled: 'The payer cancelled',
  expired: 'Nobody paid in time',
  refunded: 'All of it was refunded',
  charged_back: 'The payer’s bank took the money back',
};

function told(payment: PaymentStory, { id, at, status, source }: PaymentStory['events'][number]): StoryStep {
  const provider = codeName(payment.provider);
  const postings = payment.postings.filter(({ cause }) =>
    status === 'completed' ? cause === 'purchase' : status === 'charged_back' && cause === 'chargeback',
  );
  return {
    ...{ id, at, title: said[status] ?? codeName(status) },
    tone: status in tones ? tones[status as keyof typeof tones] : 'plain',
    lines: [
      source === 'webhook' ? `${provider} told us.` : `We asked ${provider}, who said so.`,
      ...postings.map(({ amount }) =>
        amount > 0
          ? `${creditsName(amount)} came into the wallet.`
          : `${creditsName(-amount)} that were left of it were taken out of the wallet.`,
      ),
    ],
  };
}

function mailed({ receipt_mailed_at: at }: PaymentStory): StoryStep[] {
  return at === null
    ? []
    : [{ id: 'receipt', at, title: 'The receipt was mailed', lines: [], tone: 'plain' }];
}

function spent({ spent: since, used_credits: used }: PaymentStory): StoryStep[] {
  if (!since?.last_at) return [];
  const messages = `${since.messages.toLocaleString('en-GB')} ${since.messages === 1 ? 'message' : 'messages'}`;
  return [
    {
      ...{ id: 'spent', at: since.last_at, tone: 'plain' },
      title: `Since the purchase ${creditsName(since.credits)} were spent on ${messages}; the last one here`,
      lines: [`Of this purchase ${creditsName(used)} are used: older credits go first.`],
    },
  ];
}

const askers = { member: 'The member', provider: 'The provider' } as const;

function ofRefund(refund: StaffRefund): StoryStep[] {
  const { id, amount, currency, credits, used_credits: used, kind } = refund;
  const sum = moneyName(amount, currency);
  const who = refund.asked_by === 'staff' ? (refund.staff ?? 'Somebody') : askers[refund.asked_by];
  const asked: StoryStep = {
    ...{ id: `${id} asked`, at: refund.requested_at, tone: refund.waits ? 'waits' : 'plain' },
    title:
      refund.asked_by === 'provider'
        ? `${sum} were given back at the provider, without us`
        : refund.asked_by === 'member'
          ? `The member withdrew: ${sum} go back`
          : `${who} asked to give ${sum} back`,
    lines: [
      kind === 'full' && used > 0
        ? `The whole price, although ${creditsName(used)} were used.`
        : used > 0
          ? `The share of what was not used; ${creditsName(used)} were.`
          : 'Nothing of it had been used.',
      ...(credits > 0 ? [`${creditsName(credits)} left the wallet.`] : []),
      ...(refund.reason === null ? [] : [`Reason: ${reasonNames[refund.reason]}`]),
      ...(refund.note === null ? [] : [`“${refund.note}”`]),
      ...(refund.waits ? ['It waits for a second person.'] : []),
    ],
  };
  return [asked, ...agreed(refund), ...settled(refund)];
}

function agreed({ id, approved_at: at, approved_by: who }: StaffRefund): StoryStep[] {
  if (at === null) return [];
  return [
    { id: `${id} agreed`, at, title: `${who ?? 'Somebody'} agreed to the refund`, lines: [], tone: 'plain' },
  ];
}

function settled(refund: StaffRefund): StoryStep[] {
  const { id, settled_at: at, amount, currency, credits, failure } = refund;
  if (at === null || refund.asked_by === 'provider') return [];
  const sum = moneyName(amount, currency);
  const again = credits > 0 ? [`${creditsName(credits)} are in the wallet again.`] : [];
  if (failure === null)
    return [{ id: `${id} settled`, at, title: `${sum} went back to the payer`, lines: [], tone: 'good' }];
  const title =
    failure === 'declined' ? 'The refund was declined' : `The provider refused to give ${sum} back`;
  const note = refund.decline_note === null ? [] : [`“${refund.decline_note}”`];
  return [{ id: `${id} settled`, at, title, lines: [...note, ...again], tone: 'bad' }];
}

function ofDifference({
  id,
  at,
  settled_at: settledAt,
  kind,
  ours,
  theirs,
}: PaymentStory['differences'][number]): StoryStep[] {
  return [
    {
      ...{ id, at, tone: settledAt === null ? 'bad' : 'plain' },
      title: `A check of the books found a difference: ${codeName(kind).toLowerCase()}`,
      lines: [`Ours: ${ours || 'nothing'}. Theirs: ${theirs || 'nothing'}.`],
    },
    ...(settledAt === null
      ? []
      : [
          {
            ...{ id: `${id} settled`, at: settledAt, tone: 'plain' as const },
            ...{ title: 'The difference was settled', lines: [] },
          },
        ]),
  ];
}
