import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './fictional-label.module.scss';

/**
 * The fixed label of a fictional profile (decisions §5.1), to stand wherever one is shown or speaks; no setting removes
 * it. Needs the namespace `profile`.
 */
export function FictionalLabel({ onPicture = false }: { onPicture?: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <span className={classNames(styles.label, onPicture && styles.onPicture)}>{t('fictional.label')}</span>
  );
}
