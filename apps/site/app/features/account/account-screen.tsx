import type { ReactNode } from 'react';
import { useSite } from '../../shared/site/site-data';
import styles from './account-screen.module.scss';

/** A page with one form or one message, beside the brand's picture where there is room. */
export function AccountScreen({ title, children }: { title: string; children: ReactNode }) {
  const { themeAssets } = useSite();
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <img src={`${themeAssets}/pictures/hero.svg`} alt="" width={1600} height={1200} />
      </div>
      <div className={styles.panel}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
