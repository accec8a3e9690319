import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';

/** The sign of each state of a payment. */
export const statusIcons: Record<PaymentStatus, typeof CircleCheck> = {
  created: Hourglass,
  pending: Hourglass,
  completed: CircleCheck,
  failed: CircleX,
  cancelled: CircleX,
  expired: CircleX,
  refunded: Undo2,
  charged_back: Undo2,
};

/** Whether a page waits for what the provider says of it. */
export const isUnderWay = (status: PaymentStatus) => status === 'created' || status === 'pending';

/** Whether nothing was paid, so that one may want to try again. */
export const cameToNothing = (status: PaymentStatus) => ['failed', 'cancelled', 'expired'].includes(status);
