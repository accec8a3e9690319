import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignupLink } from '../../../domain/account/signup/signup-link';
import { PageScript } from '../../../shared/site/document/page-script';
import { useSite } from '../../../shared/site/site-data';
import { Button } from '../../../shared/ui/button';
import { LandingHead } from '../landing-head';
import { AnswerPicture, type Answer } from './answer-pictures';
import script from './questions.script.ts?page-script';
import styles from './questions.module.scss';

const questions = {
  mood: ['talk', 'laugh', 'see'],
  hour: ['morning', 'evening', 'night'],
  first: ['walk', 'coffee', 'dinner'],
} as const satisfies Readonly<Record<string, readonly Answer[]>>;

/**
 * Three questions, each answered by one of three pictures. The answers stay in the page: nothing is stored or sent, and the page
 * says so.
 */
export function Questions() {
  const { t } = useTranslation('landings');
  const { settings } = useSite();
  return (
    <div className={styles.page} data-questions>
      <LandingHead title={t('questions.title')} description={t('questions.text')} />
      <header className={styles.words}>
        <h1>{t('questions.title')}</h1>
        <p>{t('questions.text')}</p>
      </header>
      <form className={styles.form}>
        {Object.entries(questions).map(([question, answers], index) => (
          <fieldset key={question} className={styles.question} data-question>
            <legend>
              <span className={styles.step}>{t('questions.step', { step: index + 1, total: 3 })}</span>
              {t(`questions.${question}.ask`)}
            </legend>
            <div className={styles.answers}>
              {answers.map((answer) => (
                <label key={answer} className={styles.answer}>
                  <input type="radio" name={question} value={answer} className="visually-hidden" />
                  <AnswerPicture answer={answer} />
                  <span>{t(`questions.${question}.${answer}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </form>
      <section className={styles.end} data-end>
        <ul className={styles.told} data-told />
        <h2 tabIndex={-1}>{t('questions.end')}</h2>
        <p>{t('questions.after', { name: settings.name })}</p>
        <SignupLink size="large" look="inverse" />
        <p className={styles.small}>{t('questions.private')}</p>
        <Button look="quiet" size="small" data-again hidden>
          <RotateCcw aria-hidden="true" />
          {t('questions.again')}
        </Button>
      </section>
      <PageScript source={script} />
    </div>
  );
}
