import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { useUser } from '../../domain/account/use-user';
import { usePaths } from '../../shared/routing/use-paths';
import { PageScript } from '../../shared/site/page-script';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import script from './plain-consent.script.ts?page-script';
import styles from './consent.module.scss';

/** The same bar on a plain page: it lies hidden in the page of all, and shows where the visit has something to choose. */
export function PlainConsent() {
  const { t } = useTranslation('consent');
  const { settings } = useSite();
  const path = usePaths();
  if (useUser()) return null;
  const [method, address] = siteEndpoints.setCookieConsent;
  return (
    <>
      <section
        className={styles.bar}
        aria-labelledby="consent-title"
        data-consent={address}
        data-method={method}
        hidden
      >
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 id="consent-title">{t('bar.title')}</h2>
            <p>
              {t('bar.text', { name: settings.name })} <Link to={path('pages-cookies')}>{t('bar.more')}</Link>
            </p>
          </div>
          <div className={styles.buttons}>
            {(['necessary', 'all'] as const).map((choice) => (
              <Button key={choice} look="secondary" data-choice={choice}>
                {t(`choose.${choice}`)}
              </Button>
            ))}
          </div>
        </div>
      </section>
      <PageScript source={script} />
    </>
  );
}
