import { useTranslation } from 'react-i18next';
import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import type { Company } from '@kindling/contract/brands/settings/settings';
import { useSite } from '../../../shared/site/site-data';
import styles from './direct-debit.module.scss';

/** The terms of a direct debit: the creditor, what banks receive, and the right to a refund (SEPA). */
export function MandateText({ company, creditorId }: { company: Company; creditorId: string }) {
  const { t } = useTranslation('direct-debit');
  const { language } = useSite();
  const land = new Intl.DisplayNames([language], { type: 'region' }).of(company.country) ?? company.country;
  const creditor = company.name;
  return (
    <div className={styles.mandate}>
      <p>{t('mandate.text', { creditor })}</p>
      <p>{t('mandate.refund')}</p>
      <p>{t('mandate.notice')}</p>
      <dl>
        <dt>{t('mandate.creditor')}</dt>
        <dd>
          {creditor}
          <br />
          {company.address}, {company.city}, {land}
          <br />
          {registrationOf(company, language)}
        </dd>
        <dt>{t('mandate.creditor_id')}</dt>
        <dd className={styles.number}>{creditorId}</dd>
        <dt>{t('mandate.reference')}</dt>
        <dd>{t('mandate.reference_later')}</dd>
        <dt>{t('mandate.kind')}</dt>
        <dd>{t('mandate.recurring')}</dd>
      </dl>
    </div>
  );
}
