import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportReasons, type ReportReason } from '@kindling/contract/safety/report-rules';
import { browserApi } from '../../shared/api/browser-api';
import { useForm } from '../../shared/forms/use-form';
import { usePaths } from '../../shared/routing/use-paths';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { FieldFrame } from '../../shared/ui/fields/field';
import { Select } from '../../shared/ui/fields/select';
import { MoreFields } from './more-fields';
import { subjectOf, type ReportPart, type ReportTarget } from './report-target';
import { useSendReport, type Receipt } from './use-send-report';
import styles from './report-form.module.scss';

const parts = ['profile', 'about_me', 'name'] as const satisfies readonly ReportPart[];

/** The reason, the part, and optional additions. Needs the texts of `reports`. */
export function ReportForm({
  target,
  onSent,
  onLeave,
}: {
  target: ReportTarget;
  onSent: (receipt: Receipt) => void;
  /** Called if the reader leaves by a link in the form. */
  onLeave: () => void;
}) {
  const { t } = useTranslation('reports');
  const path = usePaths();
  const [part, setPart] = useState<ReportPart>('profile');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const report = useSendReport();
  const form = useForm(
    { reason: reason === '' ? 'required' : undefined, email: report.emailProblem },
    async () => {
      if (reason === '') return;
      const subject = subjectOf(target, part);
      onSent(await report.send((more) => browserApi()('report', { body: { subject, reason, ...more } })));
    },
  );
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form}>
      {form.failure && (
        <Alert kind="danger" focused>
          {form.failure}
        </Alert>
      )}
      {!target.photo && !target.message && (
        <FieldFrame label={t('part.label')}>
          {(control) => (
            <Select
              {...control}
              name="part"
              value={part}
              options={parts.map((value) => ({
                value,
                label: t(`part.${value}`),
              }))}
              onChange={(event) => setPart(event.target.value as ReportPart)}
            />
          )}
        </FieldFrame>
      )}
      <FieldFrame label={t('reason.label')} problem={form.problemOf('reason')}>
        {(control) => (
          <Select
            {...control}
            name="reason"
            required
            none={t('reason.none')}
            mustChoose
            value={reason}
            options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={(event) => setReason(event.target.value as ReportReason)}
          />
        )}
      </FieldFrame>
      <MoreFields report={report} emailProblem={form.problemOf('email')} />
      <p className={styles.small}>{t('secret', { name: target.name })}</p>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('submit')}
      </Button>
      <p className={styles.small}>
        <Link to={path('report-picture')} onClick={onLeave}>
          {t('depicted')}
        </Link>
      </p>
    </form>
  );
}
