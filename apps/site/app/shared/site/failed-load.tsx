import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { usePaths } from '../routing/use-paths';
import { Button } from '../ui/button';
import { useFailure } from './use-failure';
import { useSite } from './site-data';
import styles from './error-screen.module.scss';

/** Where a page would stand that could not be loaded: what happened, and to try again; navigation stays around it. */
export function FailedLoad() {
  const { t } = useTranslation('errors');
  const { settings, themeAssets } = useSite();
  const path = usePaths();
  const { revalidate, state } = useRevalidator();
  const { status, message } = useFailure();
  const missing = status === 404;
  return (
    <section className={styles.inside}>
      <title>{`${message} · ${settings.name}`}</title>
      {missing && (
        <img
          src={`${themeAssets}/pictures/not-found.svg`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
      )}
      <h1 className={styles.message}>{message}</h1>
      {missing ? (
        <Link to={path('index')} className={styles.home}>
          {t('page.back_home')}
        </Link>
      ) : (
        <Button size="large" busy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('common:action.retry')}
        </Button>
      )}
    </section>
  );
}
