import { useTranslation } from 'react-i18next';
import type { Complaint } from '@kindling/contract/safety/calls/support';
import { useDateLocale } from '../../shared/i18n/date-locale';
import { formatDate } from '../../shared/i18n/format';
import { classNames } from '../../shared/ui/class-names';
import styles from './complaint-page.module.scss';

/** The state of a complaint, and what both sides wrote. */
export function ComplaintView({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation('complaints');
  const locale = useDateLocale();
  const { number, topic, made_at, due_at, state, outcome, messages } = complaint;
  const day = (at: string) => formatDate(at, locale);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('state.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('state.about')}</dt>
          <dd>{t(`topic.${topic}`)}</dd>
        </div>
        <div>
          <dt>{t('state.made')}</dt>
          <dd>{day(made_at)}</dd>
        </div>
      </dl>
      <p role="status">{outcome ? t(`outcome.${outcome}`) : t(`state.${state}`, { date: day(due_at) })}</p>
      {messages.length > 0 && (
        <div className={styles.messages}>
          {messages.map(({ from, text, at }) => (
            <section
              key={`${from} ${at}`}
              className={classNames(styles.message, from === 'us' && styles.theirs)}
            >
              <header>
                <h2>{t(`from.${from}`)}</h2>
                <time dateTime={at}>{day(at)}</time>
              </header>
              <p>{text}</p>
            </section>
          ))}
        </div>
      )}
    </>
  );
}
