import { useTranslation } from 'react-i18next';
import type { Nearness } from '@kindling/contract/profiles/profile';
import styles from './online-badge.module.scss';

/** A dot next to the name of a member who is online; a word for screen readers. */
export function OnlineBadge({ presence }: { presence: Nearness['presence'] | undefined }) {
  const { t } = useTranslation();
  if (presence !== 'online') return null;
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{t('common:online_now')}</span>
    </span>
  );
}
