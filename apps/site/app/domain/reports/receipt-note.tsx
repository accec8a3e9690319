import { useTranslation } from 'react-i18next';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import type { Receipt } from './use-send-report';
import styles from './report-form.module.scss';

/** The case number and what comes next (trust 10). Needs the texts of `reports`. */
export function ReceiptNote({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('reports');
  const locale = useDateLocale();
  return (
    <>
      <dl className={styles.number}>
        <dt>{t('thanks.number')}</dt>
        <dd>{receipt.number}</dd>
      </dl>
      <p>{t('thanks.next', { date: formatDate(receipt.due_at, locale) })}</p>
      <p className={styles.small}>{t(receipt.mailed ? 'thanks.mailed' : 'thanks.keep')}</p>
    </>
  );
}
