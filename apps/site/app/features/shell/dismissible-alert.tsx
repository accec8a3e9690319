import { BellOff, ImagePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { useStoredMoment } from '../../shared/site/use-stored-moment';
import { Fold } from '../../shared/ui/fold';
import { alertKeys, type MemberAlert } from './member-alert-rule';
import styles from './dismissible-alert.module.scss';

/** Tells what could be better, leads to where, and is gone for good when it is put away. */
export function DismissibleAlert({ alert }: { alert: MemberAlert }) {
  const { t } = useTranslation();
  const path = usePaths();
  const [putAwayAt, putAway] = useStoredMoment(alertKeys[alert]);
  if (putAwayAt !== null) return null;
  const Icon = alert === 'photo' ? ImagePlus : BellOff;
  return (
    <aside className={styles.alert}>
      <Fold className={styles.fold} icon={<Icon aria-hidden="true" />} line={t(`alert.${alert}.text`)}>
        <Link to={alert === 'photo' ? `${path('profile')}#photos` : path('notifications')}>
          {t(`alert.${alert}.action`)}
        </Link>
      </Fold>
      <button type="button" onClick={putAway} aria-label={t('action.close')}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
