import type { StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { DecisionButtons } from '../../shared/decisions/decision-buttons';
import { DecisionDialog } from './decision-dialog';

/** What the reader may do about a refund that waits. */
export function RefundButtons({ refund }: { refund: StaffRefund }) {
  return (
    <DecisionButtons
      request={refund}
      dialog={(decision, close) => <DecisionDialog refund={refund} decision={decision} onClose={close} />}
    />
  );
}
