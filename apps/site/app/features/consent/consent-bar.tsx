import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts';
import { usePaths } from '../../shared/routing/use-paths';
import { ConsentButtons } from './consent-buttons';
import { useChoosing } from './use-choosing';
import { useConsentWords } from './use-consent-words';
import styles from './consent.module.scss';

/** Asks what may be stored and run. At the page's end, and sticky at the screen's. */
export function ConsentBar() {
  return useTexts(['consent']) ? <Bar /> : null;
}

function Bar() {
  const { t } = useTranslation('consent');
  const { title, text } = useConsentWords();
  const path = usePaths();
  const titleId = useId();
  const { busy, choose } = useChoosing();
  return (
    <section className={styles.bar} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p>
            {text} <Link to={path('pages-cookies')}>{t('bar.more')}</Link>
          </p>
        </div>
        <ConsentButtons busy={busy} onChoose={(choice) => void choose(choice)} />
      </div>
    </section>
  );
}
