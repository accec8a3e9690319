import { CircleCheck, Download, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRestriction } from '@kindling/contract/safety/restriction';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { Alert } from '../../shared/ui/alert';
import { AppealForm } from './appeal-form';
import styles from './restriction-page.module.scss';

/** The decision as it was mailed, what became of it, and what can be done about it. */
export function RestrictionView({
  restriction,
  onAppeal,
  exportForm,
}: {
  restriction: OwnRestriction;
  onAppeal: (text: string) => Promise<void>;
  /** By which who is banned takes their data along; null for who came without the link. */
  exportForm: ReactNode;
}) {
  const { t } = useTranslation('restrictions');
  const locale = useDateLocale();
  const { kind, decided_at, appeal_until, statement, language, ended, appeal } = restriction;
  const day = (at: string) => formatDate(at, locale);
  const isLiftedByStaff = ended !== null && ended.reason !== 'appeal';
  return (
    <>
      <header className={styles.header}>
        <h1>{t(`kind.${kind}`)}</h1>
        <p>{t('decided', { date: day(decided_at) })}</p>
      </header>
      {isLiftedByStaff && (
        <Alert kind="success">
          <strong>{t('ended', { date: day(ended.at) })}</strong>
          <Paragraphs text={ended.statement} language={language} />
        </Alert>
      )}
      {appeal?.decision && (
        <Alert kind={appeal.decision === 'reverse' ? 'success' : 'plain'}>
          <strong>{t(`outcome.${appeal.decision}`)}</strong>
          <Paragraphs text={appeal.statement ?? ''} language={language} />
        </Alert>
      )}
      {appeal && !appeal.decision && !ended && (
        <Alert kind="success" focused>
          <strong>{t('receipt.title')}</strong>
          <p>{t('receipt.text', { number: appeal.number, date: day(appeal.due_at) })}</p>
        </Alert>
      )}
      <article className={styles.statement}>
        <Paragraphs text={statement} language={language} />
      </article>
      {appeal && (
        <section className={styles.section}>
          <h2>
            <CircleCheck aria-hidden="true" /> {t('appeal.yours')}
          </h2>
          <blockquote className={styles.words}>{appeal.text}</blockquote>
        </section>
      )}
      {restriction.can_appeal && (
        <section className={styles.section}>
          <h2>
            <Scale aria-hidden="true" /> {t('appeal.title')}
          </h2>
          <p>{t('appeal.lead', { date: day(appeal_until) })}</p>
          <AppealForm onSend={onAppeal} />
        </section>
      )}
      {!restriction.can_appeal && !appeal && !ended && (
        <p className={styles.over}>{t('appeal.over', { date: day(appeal_until) })}</p>
      )}
      {exportForm && kind === 'account_banned' && !ended && (
        <section className={styles.section}>
          <h2>
            <Download aria-hidden="true" /> {t('export.title')}
          </h2>
          <p>{t('export.lead')}</p>
          {exportForm}
        </section>
      )}
    </>
  );
}

/** In the language in which it was decided, whatever the page speaks now. */
function Paragraphs({ text, language }: { text: string; language: string }) {
  return (
    <div lang={language} className={styles.paragraphs}>
      {text.split('\n\n').map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
