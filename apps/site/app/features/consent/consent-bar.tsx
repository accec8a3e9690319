import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { ChoiceButtons } from './choice-buttons';
import { useChoosing } from './use-choosing';
import styles from './consent.module.scss';

/** Asks whether the partner that the visit came by may be remembered. Stands at the page's end and sticks to the screen's. */
export default function ConsentBar() {
  return useTexts(['consent']) ? <Bar /> : null;
}

function Bar() {
  const { t } = useTranslation('consent');
  const { settings } = useSite();
  const path = usePaths();
  const titleId = useId();
  const { busy, choose } = useChoosing();
  return (
    <section className={styles.bar} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={titleId}>{t('bar.title')}</h2>
          <p>
            {t('bar.text', { name: settings.name })} <Link to={path('pages-cookies')}>{t('bar.more')}</Link>
          </p>
        </div>
        <ChoiceButtons busy={busy} onChoose={(choice) => void choose(choice)} />
      </div>
    </section>
  );
}
