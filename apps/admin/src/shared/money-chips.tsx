import Chip from '@mui/material/Chip';
import type { StaffPayment, StaffRefund } from '@kindling/contract/routes/payment-desk';
import { paymentStates, refundState } from './money-words';

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

/** A payment's state; one of which a part went back says so. */
export function PaymentState({ payment }: { payment: Pick<StaffPayment, 'status' | 'refunded'> }) {
  const isPart = payment.status === 'completed' && payment.refunded > 0;
  return (
    <Chip
      variant="outlined"
      color={isPart ? 'warning' : paymentColours[payment.status]}
      label={isPart ? 'Partly refunded' : paymentStates[payment.status]}
    />
  );
}

export function RefundState({ refund }: { refund: Pick<StaffRefund, 'status' | 'waits' | 'failure'> }) {
  const colour = refund.waits
    ? 'warning'
    : ({ requested: 'info', pending: 'info', completed: 'success', failed: 'error' } as const)[refund.status];
  return <Chip variant="outlined" color={colour} label={refundState(refund)} />;
}
