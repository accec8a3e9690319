import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/notices/empty-state';
import styles from './swipe-page.module.scss';

/** The stack is empty: no invented members, only other ways to go on. */
export function SwipeEnd({ again, onAgain }: { again: boolean; onAgain: () => Promise<void> }) {
  const { t } = useTranslation('swipe');
  const path = usePaths();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <EmptyState picture="empty-members" title={t('end.title')} text={t('end.text')}>
      {again ? (
        <Button busy={busy} onClick={() => void begin()}>
          {t('end.again')}
        </Button>
      ) : (
        <ButtonLink to={path('match-finder')}>{t('end.finder')}</ButtonLink>
      )}
      <p className={styles.ways}>
        {again && <Link to={path('match-finder')}>{t('end.finder')}</Link>}
        <Link to={path('members')}>{t('end.search')}</Link>
      </p>
    </EmptyState>
  );
}
