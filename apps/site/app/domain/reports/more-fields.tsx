import { useTranslation } from 'react-i18next';
import { longestReport } from '@kindling/contract/safety/report-rules';
import { Field, TextArea } from '../../shared/ui/fields/field';
import type { SendReport } from './use-send-report';
import styles from './report-form.module.scss';

/** The form's texts where both are required. */
export interface NeededFields {
  words: string;
  wordsProblem: string | undefined;
  longest: number;
  email: string;
  emailHint: string;
}

/** Optional additions to a report: words and, logged out, an address. Needs the texts of `reports`. */
export function MoreFields({
  report,
  emailProblem,
  needed,
}: {
  report: SendReport;
  /** In the reader's language. */
  emailProblem: string | undefined;
  /** Where words and address are required: their labels, and what is wrong with the words. */
  needed?: NeededFields | undefined;
}) {
  const { t } = useTranslation('reports');
  return (
    <>
      <TextArea
        label={needed?.words ?? t('words')}
        name="text"
        rows={needed ? 7 : 3}
        required={needed !== undefined}
        maxLength={needed?.longest ?? longestReport}
        value={report.words}
        problem={needed?.wordsProblem}
        onChange={(event) => report.setWords(event.target.value)}
      />
      {report.asksEmail && (
        <Field
          label={needed?.email ?? t('email')}
          hint={needed?.emailHint ?? t('email_hint')}
          type="email"
          name="email"
          required={needed !== undefined}
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
