import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { usePaths } from '../../routing/use-paths';
import { Button } from '../../ui/button';
import { useFailure } from './use-failure';
import { useSite } from '../site-data';
import styles from './error-screen.module.scss';

/** In place of a page that could not be loaded: the reason and a retry; the navigation around it stays. */
export function FailedLoad() {
  const { t } = useTranslation('errors');
  const path = usePaths();
  const { revalidate, state } = useRevalidator();
  const { status, message } = useFailure();
  // A failure without a refusal may be a missing part of the site: only a full load fetches a new one.
  const wasRefused = isRouteErrorResponse(useRouteError());
  const retry = () => (wasRefused ? void revalidate() : window.location.reload());
  if (status === 404) return <Missing message={message} to={path('index')} way={t('page.back_home')} />;
  return (
    <Failed message={message}>
      <Button size="large" busy={state !== 'idle'} onClick={retry}>
        {t('common:action.retry')}
      </Button>
    </Failed>
  );
}

/** In place of a page that does not exist (any more), with a link. @param way the link's text */
export function Missing({ message, to, way }: { message: string; to: string; way: string }) {
  return (
    <Failed message={message} picture>
      <Link to={to} className={styles.home}>
        {way}
      </Link>
    </Failed>
  );
}

function Failed({
  message,
  picture = false,
  children,
}: {
  message: string;
  picture?: boolean;
  children: ReactNode;
}) {
  const { settings, themeAssets } = useSite();
  return (
    <section className={styles.inside}>
      <title>{`${message} · ${settings.name}`}</title>
      {picture && (
        <img
          src={`${themeAssets}/pictures/not-found.svg`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
      )}
      <h1 className={styles.message}>{message}</h1>
      {children}
    </section>
  );
}
