import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { noteAgeCheckOrigin } from '../../domain/account/age-check-origin';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import styles from './locked-photo.module.scss';
import type { LockWord } from './photo-lock';

/** Over a blurred picture: what would reveal it, and the way there. */
export function LockedPhoto({
  lock,
  more,
}: {
  lock: LockWord;
  /** How many further pictures it reveals. */
  more: number;
}) {
  const { t } = useTranslation('members');
  return (
    <div className={styles.locked}>
      <Lock aria-hidden="true" />
      {lock === 'premium' && <p className={styles.title}>{t('photos.premium_only')}</p>}
      {lock.endsWith('age') && <p className={styles.title}>{t('photos.explicit')}</p>}
      <p>{t(`photos.locked.${lock}`)}</p>
      {more > 0 && <p className={styles.more}>{t('photos.more_locked', { count: more })}</p>}
      {lock === 'premium' ? <ToPremium /> : lock.startsWith('signup') ? <ToAccount /> : <ToAgeCheck />}
    </div>
  );
}

function ToPremium() {
  const { t } = useTranslation('members');
  const path = usePaths();
  return (
    <ButtonLink to={path('premium')} look="inverse" size="small">
      {t('photos.about_premium')}
    </ButtonLink>
  );
}

/** The free way comes first, even if premium is needed as well. */
function ToAgeCheck() {
  const { t } = useTranslation('members');
  const path = usePaths();
  const { pathname } = useLocation();
  return (
    <ButtonLink
      to={path('age-check')}
      onClick={() => noteAgeCheckOrigin(pathname)}
      look="inverse"
      size="small"
    >
      {t('photos.to_age_check')}
    </ButtonLink>
  );
}

function ToAccount() {
  const { t } = useTranslation('members');
  const { openLogin, openSignup } = useAccountDialogs();
  return (
    <div className={styles.ways}>
      <Button look="inverse" size="small" onClick={() => openSignup()}>
        {t('photos.signup')}
      </Button>
      <button type="button" className={styles.login} onClick={openLogin}>
        {t('visitor.login')}
      </button>
    </div>
  );
}
