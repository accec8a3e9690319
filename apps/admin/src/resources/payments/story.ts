import type { Answer } from '@kindling/contract/route';
import type { getStaffPayment, StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';
import { creditsName, reasonNames, moneyName } from '../../shared/words/money-words';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { codeName, t } from '../../shared/words/texts';

export type PaymentStory = Answer<typeof getStaffPayment>;

/** One event, in plain words. */
export interface StoryStep {
  id: string;
  at: string;
  title: string;
  /** Further details, line by line. */
  lines: string[];
  tone: 'plain' | 'good' | 'waits' | 'bad';
}

/** The events of a payment, the newest first. */
export function storyOf(payment: PaymentStory): StoryStep[] {
  const steps = [
    started(payment),
    ...payment.events.map((event) => told(payment, event)),
    ...mailed(payment),
    ...spent(payment),
    ...payment.refunds.flatMap((refund) => ofRefund(refund)),
    ...payment.differences.flatMap(ofDifference),
  ];
  // Events of one moment are in the order of cause and effect.
  return steps
    .map((step, index) => ({ step, index }))
    .sort((one, other) => other.step.at.localeCompare(one.step.at) || other.index - one.index)
    .map(({ step }) => step);
}

function started({ created_at: at, provider, ...payment }: PaymentStory): StoryStep {
  const { discount, discount_code: code, currency } = payment;
  return {
    ...{ id: 'started', at, tone: 'plain' },
    title: t('Started, to pay {{amount}} with {{payment_method}}', {
      amount: moneyName(payment.amount, currency),
      payment_method: paymentMethodName(payment.payment_method),
    }),
    lines: [
      t('The payer was sent to {{provider}}.', { provider: codeName(provider) }),
      ...(code === null
        ? []
        : [t('{{discount}} were taken off by {{code}}.', { discount: moneyName(discount, currency), code })]),
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
  pending: t('The payment is being processed'),
  completed: t('Paid'),
  failed: t('The payment failed'),
  cancelled: t('The payer cancelled'),
  expired: t('Nobody paid in time'),
  refunded: t('All of it was refunded'),
  charged_back: t('The payer’s bank took the money back'),
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
      source === 'webhook'
        ? t('{{provider}} told us.', { provider })
        : t('We asked {{provider}}, who said so.', { provider }),
      ...postings.map(({ amount }) =>
        amount > 0
          ? t('{{amount}} came into the wallet.', { amount: creditsName(amount) })
          : t('{{amount}} that were left of it were taken out of the wallet.', {
              amount: creditsName(-amount),
            }),
      ),
    ],
  };
}

function mailed({ receipt_mailed_at: at }: PaymentStory): StoryStep[] {
  return at === null
    ? []
    : [{ id: 'receipt', at, title: t('The receipt was mailed'), lines: [], tone: 'plain' }];
}

function spent({ spent: since, used_credits: used }: PaymentStory): StoryStep[] {
  if (!since?.last_at) return [];
  const messages = t('{{count, number}} messages', { count: since.messages });
  return [
    {
      ...{ id: 'spent', at: since.last_at, tone: 'plain' },
      title: t('Since the purchase {{credits}} were spent on {{messages}}; the last one here', {
        credits: creditsName(since.credits),
        messages,
      }),
      lines: [t('Of this purchase {{used}} are used: older credits go first.', { used: creditsName(used) })],
    },
  ];
}

const askers = { member: t('The member'), provider: t('The provider') } as const;

function ofRefund(refund: StaffRefund): StoryStep[] {
  const { id, amount, currency, credits, used_credits: used, kind } = refund;
  const sum = moneyName(amount, currency);
  const who = refund.asked_by === 'staff' ? (refund.staff ?? t('Somebody')) : askers[refund.asked_by];
  const asked: StoryStep = {
    ...{ id: `${id} asked`, at: refund.requested_at, tone: refund.waits ? 'waits' : 'plain' },
    title:
      refund.asked_by === 'provider'
        ? t('{{sum}} were given back at the provider, without us', { sum })
        : refund.asked_by === 'member'
          ? t('The member withdrew: {{sum}} go back', { sum })
          : t('{{who}} asked to give {{sum}} back', { who, sum }),
    lines: [
      kind === 'full' && used > 0
        ? t('The whole price, although {{used}} were used.', { used: creditsName(used) })
        : used > 0
          ? t('The share of what was not used; {{used}} were.', { used: creditsName(used) })
          : t('Nothing of it had been used.'),
      ...(credits > 0 ? [t('{{credits}} left the wallet.', { credits: creditsName(credits) })] : []),
      ...(refund.reason === null ? [] : [t('Reason: {{what}}', { what: reasonNames[refund.reason] })]),
      ...(refund.note === null ? [] : [`“${refund.note}”`]),
      ...(refund.waits ? [t('It waits for a second person.')] : []),
    ],
  };
  return [asked, ...agreed(refund), ...settled(refund)];
}

function agreed({ id, approved_at: at, approved_by: who }: StaffRefund): StoryStep[] {
  if (at === null) return [];
  return [
    {
      id: `${id} agreed`,
      at,
      title: t('{{who}} agreed to the refund', { who: who ?? t('Somebody') }),
      lines: [],
      tone: 'plain',
    },
  ];
}

function settled(refund: StaffRefund): StoryStep[] {
  const { id, settled_at: at, amount, currency, credits, failure } = refund;
  if (at === null || refund.asked_by === 'provider') return [];
  const sum = moneyName(amount, currency);
  const again =
    credits > 0 ? [t('{{credits}} are in the wallet again.', { credits: creditsName(credits) })] : [];
  if (failure === null)
    return [
      {
        id: `${id} settled`,
        at,
        title: t('{{sum}} went back to the payer', { sum }),
        lines: [],
        tone: 'good',
      },
    ];
  const title =
    failure === 'declined'
      ? t('The refund was declined')
      : t('The provider refused to give {{sum}} back', { sum });
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
      title: t('A check of the books found a difference: {{kind}}', { kind: codeName(kind).toLowerCase() }),
      lines: [
        t('Ours: {{ours}}. Theirs: {{theirs}}.', {
          ours: ours || t('nothing'),
          theirs: theirs || t('nothing'),
        }),
      ],
    },
    ...(settledAt === null
      ? []
      : [
          {
            ...{ id: `${id} settled`, at: settledAt, tone: 'plain' as const },
            ...{ title: t('The difference was settled'), lines: [] },
          },
        ]),
  ];
}
