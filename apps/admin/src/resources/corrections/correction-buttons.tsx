import { correctionNoteLength } from '@kindling/contract/credits/correction-rules';
import type { StaffCorrection } from '@kindling/contract/money/calls/corrections';
import { DecisionButtons } from '../../shared/decisions/decision-buttons';
import { callApi } from '../../shared/session/console-api';
import { correctionReasonNames, signedCredits } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

/** Approves or declines a correction that waits. */
export function CorrectionButtons({ correction }: { correction: StaffCorrection }) {
  const size = signedCredits(correction.amount);
  return (
    <DecisionButtons
      request={correction}
      facts={[
        [t('Asked by'), correction.staff],
        [t('When'), instantName(correction.requested_at)],
        [t('Reason'), correctionReasonNames[correction.reason]],
        [t('What happened'), correction.note],
      ]}
      approve={{
        title: t('Book {{size}}?', { size }),
        button: t('Agree, book {{size}}', { size }),
        done: t('Booked'),
      }}
      decline={{ title: t('Decline {{size}}?', { size }), done: t('Declined; nothing was booked') }}
      noteLength={correctionNoteLength}
      send={(body) => callApi('decideCorrection', { params: { id: correction.id }, body })}
    />
  );
}
