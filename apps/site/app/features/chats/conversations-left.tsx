import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './conversations-left.module.scss';

/** Tells a free member before they write how many conversations they may still start. @param left null where that is no matter */
export function ConversationsLeft({ left }: { left: number | null }) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  if (left === null) return null;
  return (
    <p className={styles.left}>
      {left > 0 ? t('conversations_left', { count: left }) : t('no_conversations_left')}{' '}
      <Link to={path('premium')}>{t('stop.about_premium')}</Link>
    </p>
  );
}
