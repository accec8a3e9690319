import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './fictional-label.module.scss';

/**
 * The fixed label of a fictional profile (decisions §5.1), wherever one is shown or writes; no setting removes it.
 *
 * @param strip across the whole width, at the top of a picture and never over a face
 */
export function FictionalLabel({ strip = false }: { strip?: boolean }) {
  const { t } = useTranslation();
  return <span className={classNames(styles.label, strip && styles.strip)}>{t('fictional.label')}</span>;
}
