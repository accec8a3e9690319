import { useTranslation } from 'react-i18next';
import type { Nearness } from '@kindling/contract/profiles/profile';
import styles from './online-mark.module.scss';

/** A dot beside the name of somebody who is online, for readers of screens a word. */
export function OnlineMark({ presence }: { presence: Nearness['presence'] | undefined }) {
  const { t } = useTranslation();
  if (presence !== 'online') return null;
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{t('common:online_now')}</span>
    </span>
  );
}
