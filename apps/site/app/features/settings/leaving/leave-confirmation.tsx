import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '@kindling/contract/text/numbers';
import type { DeletionReason } from '@kindling/contract/overviews/calls/account-closure';
import type { User } from '@kindling/contract/overviews/user';
import { noteDeletion } from '../../../domain/account/just-deleted';
import { forgetMember } from '../../../shared/session/forget-member';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useForm } from '../../../shared/forms/use-form';
import { useDateLocale } from '../../../shared/i18n/date-locale';
import { formatDate } from '../../../shared/i18n/format';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import styles from './leave.module.scss';

/** What happens now, after 14 days and never (decisions §3.5), and the final press. */
export function LeaveConfirmation({
  user,
  undoable,
  reason,
  onStay,
}: {
  user: User;
  undoable: AnswerOf<'getLeavingOffers'>['undoable'];
  reason: DeletionReason;
  onStay: () => void;
}) {
  const { t } = useTranslation('settings');
  const path = usePaths();
  const locale = useDateLocale();
  const { language } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useForm({}, async () => {
    await browserApi()('deleteAccount', { body: { reason } });
    await forgetMember();
    noteDeletion();
    window.location.assign(path('account-deleted'));
    // The button stays busy until the next page is shown.
    await new Promise(() => undefined);
  });
  return (
    <form className={styles.confirmation} onSubmit={form.onSubmit}>
      <h3 ref={title} tabIndex={-1}>
        {t('leave.sure')}
      </h3>
      {form.failure && (
        <Alert kind="danger" focused>
          {form.failure}
        </Alert>
      )}
      <ul>
        <li>{t('leave.then.now')}</li>
        <li>{t('leave.then.way_back')}</li>
        <li>{t('leave.then.erased')}</li>
        <li>{t('leave.then.stays')}</li>
        {user.credits > 0 && <li>{t('leave.then.credits', { count: user.credits })}</li>}
        {undoable.map(({ payment_id: id, amount, currency, last_day: date }) => (
          <li key={id}>
            {t('leave.then.undoable', {
              date: formatDate(date, locale),
              amount: formatMoney(amount, currency, language),
            })}{' '}
            <Link to={path('transactions', { id })}>{t('leave.then.undo')}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.choice}>
        <Button type="submit" look="danger" busy={form.busy}>
          {t('leave.delete')}
        </Button>
        <Button look="secondary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </form>
  );
}
