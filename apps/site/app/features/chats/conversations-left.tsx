import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../shared/routing/use-paths';
import styles from './conversations-left.module.scss';

/**
 * Before a free member writes: how many conversations they may still start.
 *
 * @param left null if there is no limit
 */
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
