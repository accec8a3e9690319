import { useTranslation } from 'react-i18next';
import styles from './direct-debit.module.scss';

/** What follows an order by direct debit, so that no debit comes as a surprise. */
export function WhatHappensNext({ price, credits }: { price: string; credits: number }) {
  const { t } = useTranslation('direct-debit');
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t('next.title')}</h2>
      <ol>
        <li>{t('next.notice')}</li>
        <li>{t('next.debit', { price })}</li>
        <li>{t('next.credits', { count: credits })}</li>
      </ol>
    </section>
  );
}
