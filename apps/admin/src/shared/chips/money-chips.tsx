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

/**
 * A payment's state; one of which money went back, or is on its way, says so.
 *
 * @param waits whether a refund of it is known to wait for a second person
 */
export function PaymentState({
  payment: { status, amount, refunded },
  waits = false,
}: {
  payment: Pick<StaffPayment, 'status' | 'amount' | 'refunded'>;
  waits?: boolean;
}) {
  if (status !== 'completed' || refunded === 0)
    return <Chip variant="outlined" color={paymentColours[status]} label={paymentStates[status]} />;
  if (waits) return <Chip variant="outlined" color="warning" label={t('Refund waits')} />;
  // The row counts what was only asked for as well: it can't tell whether the money went back.
  const label = refunded < amount ? t('Refund of a part') : t('Refund under way');
  return <Chip variant="outlined" color="warning" label={label} />;
}

export function RefundState({ refund }: { refund: Pick<StaffRefund, 'status' | 'waits' | 'failure'> }) {
  const colour = refund.waits
    ? 'warning'
    : ({ requested: 'info', pending: 'info', completed: 'success', failed: 'error' } as const)[refund.status];
  return <Chip variant="outlined" color={colour} label={refundState(refund)} />;
}
