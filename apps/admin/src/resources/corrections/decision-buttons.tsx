import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { DecisionButtons } from '../../shared/decisions/decision-buttons';
import { DecisionDialog } from './decision-dialog';

/** What the reader may do about a correction that waits. */
export function CorrectionButtons({ correction }: { correction: StaffCorrection }) {
  return (
    <DecisionButtons
      request={correction}
      dialog={(decision, close) => (
        <DecisionDialog correction={correction} decision={decision} onClose={close} />
      )}
    />
  );
}
