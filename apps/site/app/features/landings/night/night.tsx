import { useTranslation } from 'react-i18next';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { LandingHead } from '../landing-head';
import { Facade } from './facade';
import script from './night.script.ts?page-script';
import styles from './night.module.scss';

const answers = ['quiet', 'long', 'dull'] as const;

/**
 * A short talk in the dark, with the brand itself: it names the visitor's local day and time, asks one question and answers. It
 * plays no person; the label below says who speaks.
 */
export function Night() {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  const { name } = settings;
  const figures = { credits: settings.signup_credits, count: settings.message_credits };
  return (
    <div className={styles.night} data-night>
      <LandingHead title={t('night.title')} description={t('night.text')} />
      <Facade />
      <div className={styles.inner}>
        <header className={styles.words}>
          <p className={styles.clock} data-clock aria-hidden="true" />
          <h1>{t('night.title')}</h1>
          <p>{t('night.text')}</p>
        </header>
        <section className={styles.talk} aria-label={t('night.talk', { name })} aria-live="polite">
          <p className={styles.theirs}>{t('night.ask')}</p>
          <div className={styles.answers} data-answers>
            {answers.map((answer) => (
              <button key={answer} type="button" data-answer={answer}>
                {t(`night.answer.${answer}`)}
              </button>
            ))}
          </div>
          <p className={styles.mine} data-mine hidden />
          {answers.map((answer) => (
            <p key={answer} className={styles.theirs} data-reply={answer} hidden>
              {t(`night.reply.${answer}`)}
            </p>
          ))}
          <p className={styles.theirs} data-last hidden>
            {t('index:how.chat.text', figures)}
          </p>
          <p className={styles.who}>{t('night.who', { name })}</p>
          <div className={styles.action}>
            <SignupLink size="large" look="inverse" />
            <p>{t('index:hero.note', { age: settings.minimum_age })}</p>
          </div>
        </section>
      </div>
      <PageScript source={script} />
    </div>
  );
}
