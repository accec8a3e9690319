import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { PaymentStatus } from '@kindling/contract/money/calls/payments';

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

/** Whether nothing was paid, so that the payment may be tried again. */
export const cameToNothing = (status: PaymentStatus) => ['failed', 'cancelled', 'expired'].includes(status);
