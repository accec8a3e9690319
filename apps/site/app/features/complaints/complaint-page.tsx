import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import { ButtonLink } from '../../shared/ui/button';
import { Alert } from '../../shared/ui/notices/alert';
import { ReceiptNote } from '../../domain/reports/receipt-note';
import { usePaths } from '../../shared/routing/use-paths';
import { ComplaintForm, type ComplaintReceipt } from './complaint-form';
import styles from './complaint-page.module.scss';

/** Complaints of visitors and members about a person, a picture, a text, a payment or the site (trust 10). */
export function ComplaintPage() {
  const { t } = useTranslation('complaints');
  const { settings } = useSite();
  const path = usePaths();
  const [receipt, setReceipt] = useState<ComplaintReceipt>();
  if (receipt)
    return (
      <article className={styles.page}>
        <Alert kind="success" focused>
          <h1>{t('thanks')}</h1>
        </Alert>
        <ReceiptNote receipt={receipt} />
        <ButtonLink to={`${path('case-number', { number: receipt.number })}#${receipt.token}`} size="large">
          {t('look')}
        </ButtonLink>
      </article>
    );
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead', { brand: settings.name })}</p>
      <ComplaintForm onSent={setReceipt} />
      <p className={styles.small}>{t('first')}</p>
    </article>
  );
}
