import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import { tagFramePath } from '@kindling/contract/brands/tag-frame';
import { useUser } from '../../domain/account/use-user';
import { usePaths } from '../../shared/routing/use-paths';
import { PageScript } from '../../shared/site/document/page-script';
import { Button } from '../../shared/ui/button';
import script from './plain-consent.script.ts?page-script';
import { useConsentWords } from './use-consent-words';
import { useTracking } from './use-tracking';
import styles from './consent.module.scss';

/**
 * The same on a plain page: the bar is hidden in the cached page and shown if the visit has something to choose; what runs
 * after a yes is in its data attributes.
 */
export function PlainConsent() {
  const { t } = useTranslation('consent');
  const { title, text, choices } = useConsentWords();
  const { asks, tag, recorder } = useTracking();
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
        data-asks={asks || undefined}
        data-tag={tag === null ? undefined : tagFramePath(tag)}
        data-recorder={recorder?.script}
        data-recorder-site={recorder?.site ?? undefined}
        hidden
      >
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 id="consent-title">{title}</h2>
            <p>
              {text} <Link to={path('pages-cookies')}>{t('bar.more')}</Link>
            </p>
          </div>
          <div className={styles.buttons}>
            {(['necessary', 'all'] as const).map((choice) => (
              <Button key={choice} look="secondary" data-choice={choice}>
                {choices[choice]}
              </Button>
            ))}
          </div>
        </div>
      </section>
      <PageScript source={script} />
    </>
  );
}
