import type { ReactNode } from 'react';
import { useSite } from '../../site/site-data';
import styles from './empty-state.module.scss';

/** An empty list: the theme's picture for it, an explanation, and the next step. */
export function EmptyState({
  picture,
  title,
  text,
  children,
}: {
  /** `pictures/<picture>.svg` of the theme. */
  picture: `empty-${string}`;
  title: string;
  text?: string;
  /** The one action. */
  children?: ReactNode;
}) {
  const { themeAssets } = useSite();
  return (
    <div className={styles.empty}>
      <img src={`${themeAssets}/pictures/${picture}.svg`} alt="" width={320} height={240} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
