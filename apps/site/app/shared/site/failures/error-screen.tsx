import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../brand-logo';
import { useOptionalSite } from '../site-data';
import styles from './error-screen.module.scss';

/** An error as a page of its own: brand, status, message, and a link home (by a full load). */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  const { t } = useTranslation('errors');
  const site = useOptionalSite();
  const home = site?.prefix ? site.prefix : '/';
  return (
    <main className={styles.screen}>
      <title>{`${status} · ${site?.settings.name ?? message}`}</title>
      {site && (
        <a href={home} className={styles.brand}>
          <BrandLogo alt={site.settings.name} height={40} />
        </a>
      )}
      {site && status === 404 ? (
        <img
          src={`${site.themeAssets}/pictures/not-found.svg`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
      ) : (
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
      )}
      <h1 className={styles.message}>{message}</h1>
      <a href={home} className={styles.home}>
        {t('page.back_home')}
      </a>
    </main>
  );
}
