import Chip from '@mui/material/Chip';
import type { StaffPayment, StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { paymentStates, refundState } from '../words/money-words';
import { t } from '../words/texts';

const paymentColours = {
  created: 'default',
  pending: 'info',
  completed: 'success',
  failed: 'error',
  cancelled: 'default',
  expired: 'default',
  refunded: 'warning',
  charged_back: 'error',
} as const;

/** A payment's state; one of which money went back, is on its way or was asked for, says so. */
export function PaymentState({
  payment,
}: {
  payment: Pick<StaffPayment, 'status' | 'refunded' | 'open_refund'>;
}) {
  const { status } = payment;
  const refund = status === 'completed' ? refundOf(payment) : undefined;
  const colour = refund === undefined ? paymentColours[status] : 'warning';
  return <Chip variant="outlined" color={colour} label={refund ?? paymentStates[status]} />;
}

function refundOf({
  refunded,
  open_refund: open,
}: Pick<StaffPayment, 'refunded' | 'open_refund'>): string | undefined {
  if (open) return open.waits ? t('Refund waits for approval') : t('Refund under way');
  return refunded > 0 ? t('Partly refunded') : undefined;
}

export function RefundState({ refund }: { refund: Pick<StaffRefund, 'status' | 'waits' | 'failure'> }) {
  const colour = refund.waits
    ? 'warning'
    : ({ requested: 'info', pending: 'info', completed: 'success', failed: 'error' } as const)[refund.status];
  return <Chip variant="outlined" color={colour} label={refundState(refund)} />;
}
