import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestAddress } from '@kindling/contract/safety/report-rules';
import { MoreFields } from '../../domain/reports/more-fields';
import { ReceiptNote } from '../../domain/reports/receipt-note';
import { useSendReport, type Receipt } from '../../domain/reports/use-send-report';
import { browserApi } from '../../shared/api/browser-api';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { useSite } from '../../shared/site/site-data';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/fields/field';
import styles from './removal-request.module.scss';

/** A person in a picture asks for its removal, without an account (trust 8). */
export function RemovalRequest() {
  const { t } = useTranslation('reports');
  const { settings } = useSite();
  const [address, setAddress] = useState('');
  const [depicted, setDepicted] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const report = useSendReport();
  const form = useForm(
    {
      address: address.trim() === '' ? 'required' : undefined,
      depicted: depicted ? undefined : 'required',
      email: report.emailProblem,
    },
    async () => {
      setReceipt(
        await report.send((more) =>
          browserApi()('requestRemoval', { body: { address: address.trim(), depicted: true, ...more } }),
        ),
      );
    },
  );
  if (receipt)
    return (
      <article className={styles.page}>
        <Alert kind="success" focused>
          <h1>{t('removal.thanks')}</h1>
        </Alert>
        <ReceiptNote receipt={receipt} />
      </article>
    );
  const unstated = form.problemOf('depicted');
  return (
    <article className={styles.page}>
      <h1>{t('removal.title')}</h1>
      <p>{t('removal.lead', { brand: settings.name })}</p>
      <LiveForm form={form}>
        <TextArea
          label={t('removal.address')}
          hint={t('removal.address_hint')}
          name="address"
          required
          maxLength={longestAddress}
          value={address}
          problem={form.problemOf('address')}
          onChange={(event) => setAddress(event.target.value)}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="depicted"
            required
            checked={depicted}
            aria-invalid={unstated ? true : undefined}
            onChange={(event) => setDepicted(event.target.checked)}
          />
          <span>{t('removal.depicted')}</span>
          <span className={styles.wrong} aria-live="polite">
            {unstated}
          </span>
        </label>
        <MoreFields report={report} emailProblem={form.problemOf('email')} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('removal.submit')}
        </Button>
      </LiveForm>
      <p className={styles.small}>{t('removal.first')}</p>
    </article>
  );
}
