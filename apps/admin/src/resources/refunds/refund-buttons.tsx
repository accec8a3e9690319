import { refundNoteLength, type StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { DecisionButtons } from '../../shared/decisions/decision-buttons';
import { callApi } from '../../shared/session/console-api';
import { creditsName, moneyName, reasonNames } from '../../shared/words/money-words';
import { t } from '../../shared/words/texts';

/** Approves or declines a refund that waits. */
export function RefundButtons({ refund }: { refund: StaffRefund }) {
  const sum = moneyName(refund.amount, refund.currency);
  return (
    <DecisionButtons
      request={refund}
      facts={[
        [t('Order'), refund.order],
        [t('What'), refund.kind === 'full' ? t('The whole price') : t('The share of what was not used')],
        [t('Used of it'), creditsName(refund.used_credits)],
        [t('Asked by'), refund.staff],
        [t('Reason'), refund.reason && reasonNames[refund.reason]],
        [t('Note'), refund.note],
      ]}
      approve={{
        title: t('Give {{sum}} back?', { sum }),
        button: t('Agree, give {{sum}} back', { sum }),
        done: t('The provider is being asked'),
      }}
      decline={{
        title: t('Decline to give {{sum}} back?', { sum }),
        done: t('Declined; the credits are in the wallet again'),
      }}
      noteLength={{ least: 3, most: refundNoteLength }}
      send={(body) => callApi('decideRefund', { params: { id: refund.id }, body })}
    />
  );
}
