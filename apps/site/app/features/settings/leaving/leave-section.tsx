import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import type { User } from '@kindling/contract/overviews/user';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useAlive } from '../../../shared/site/use-alive';
import { Button } from '../../../shared/ui/button';
import { Alternatives } from './alternatives';
import { LeaveConfirmation } from './leave-confirmation';
import { alternativesFor, reasons } from './leave-rules';
import { Section } from '../sections/section';
import styles from './leave.module.scss';

/**
 * Leaving (specification §4 "Delete flow", trust 6): an optional reason, the way on, and a confirmation. Alternatives are next
 * to the way on, never in it, and move nothing.
 */
export function LeaveSection({ user, offers }: { user: User; offers: AnswerOf<'getLeavingOffers'> | null }) {
  const { t } = useTranslation('settings');
  const alive = useAlive();
  const [reason, setReason] = useState<DeletionReason>();
  const [asksToConfirm, setAsksToConfirm] = useState(false);
  const { trial = null, discount = null, undoable = [] } = offers ?? {};

  if (asksToConfirm) {
    return (
      <Section id="leave">
        <LeaveConfirmation
          {...{ user, undoable }}
          reason={reason ?? 'other'}
          onStay={() => setAsksToConfirm(false)}
        />
      </Section>
    );
  }
  return (
    <Section id="leave" lead={t('leave.lead')}>
      <div className={styles.way}>
        <fieldset className={styles.reasons} disabled={!alive}>
          <legend>{t('leave.why')}</legend>
          {reasons.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="reason"
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              <span>{t(`leave.reason.${value}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button look="secondary" disabled={!alive} onClick={() => setAsksToConfirm(true)}>
          {t('leave.go_on')}
        </Button>
        <Alternatives
          list={alternativesFor(reason, {
            invisible: user.invisible,
            trial: trial !== null,
            discount: discount !== null,
          })}
          trial={trial}
          discount={discount}
        />
      </div>
    </Section>
  );
}
