import { useTranslation } from 'react-i18next';
import { longestReport } from '@kindling/contract/report-rules';
import { Field, TextArea } from '../../shared/ui/field';
import type { SendReport } from './use-send-report';
import styles from './report-form.module.scss';

/** What everybody may add to a report: words and, logged out, an address. Needs the texts of `reports`. */
export function MoreFields({
  report,
  emailProblem,
}: {
  report: SendReport;
  /** In the reader's language. */
  emailProblem: string | undefined;
}) {
  const { t } = useTranslation('reports');
  return (
    <>
      <TextArea
        label={t('words')}
        name="text"
        maxLength={longestReport}
        value={report.words}
        onChange={(event) => report.setWords(event.target.value)}
      />
      {report.asksEmail && (
        <Field
          label={t('email')}
          hint={t('email_hint')}
          type="email"
          name="email"
          autoComplete="email"
          value={report.email}
          problem={emailProblem}
          onChange={(event) => report.setEmail(event.target.value)}
        />
      )}
      <p role="status" className={styles.small}>
        {report.proving && t('proving')}
      </p>
    </>
  );
}
