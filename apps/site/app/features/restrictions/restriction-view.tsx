import { CircleCheck, Download, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRestriction } from '@kindling/contract/safety/restriction';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { Alert } from '../../shared/ui/notices/alert';
import { AppealForm } from './appeal-form';
import styles from './restriction-page.module.scss';

/** The decision as it was mailed, its state, and the ways to contest it. */
export function RestrictionView({
  restriction,
  onAppeal,
  exportForm,
}: {
  restriction: OwnRestriction;
  onAppeal: (text: string) => Promise<void>;
  /** Lets a banned member export their data; null without the mailed token. */
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

/** In the language of the decision, whatever the page's language is now. */
function Paragraphs({ text, language }: { text: string; language: string }) {
  return (
    <div lang={language} className={styles.paragraphs}>
      {text.split('\n\n').map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
