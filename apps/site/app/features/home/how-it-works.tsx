import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import styles from './how-it-works.module.scss';

const steps = ['profile', 'look', 'chat'] as const;

/** The steps after signing up and what they cost. */
export function HowItWorks() {
  const { t } = useTranslation('index');
  const { settings } = useSite();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p>
              {t(`how.${step}.text`, { count: settings.message_credits, credits: settings.signup_credits })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
