import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { usePaths } from '../routing/use-paths';
import { Button } from '../ui/button';
import { useFailure } from './use-failure';
import { useSite } from './site-data';
import styles from './error-screen.module.scss';

/** Where a page would stand that could not be loaded: what happened, and to try again; navigation stays around it. */
export function FailedLoad() {
  const { t } = useTranslation('errors');
  const path = usePaths();
  const { revalidate, state } = useRevalidator();
  const { status, message } = useFailure();
  // What no answer refused may be a part of the site that is gone: only a new page brings another.
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

/** What is not there (any more), in place of a page, and where to go on. @param way the words of that link */
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
