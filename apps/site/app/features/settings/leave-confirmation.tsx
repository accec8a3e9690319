import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionReason } from '@kindling/contract/routes/departure';
import type { User } from '@kindling/contract/shapes/user';
import { noteDeletion } from '../../domain/account/just-deleted';
import { forgetMember } from '../../shared/session/leave';
import { browserApi } from '../../shared/api/browser-api';
import { useForm } from '../../shared/forms/use-form';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import styles from './leave.module.scss';

/** What happens now, in 14 days and never (decisions §3.5), and the last press. */
export function LeaveConfirmation({
  user,
  reason,
  onStay,
}: {
  user: User;
  reason: DeletionReason;
  onStay: () => void;
}) {
  const { t } = useTranslation('settings');
  const path = usePaths();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useForm({}, async () => {
    await browserApi()('deleteAccount', { body: { reason } });
    await forgetMember();
    noteDeletion();
    window.location.assign(path('account-deleted'));
    // The button stays busy until the next page is there.
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
