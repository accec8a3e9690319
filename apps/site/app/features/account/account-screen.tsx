import type { ReactNode } from 'react';
import { scenePicture } from '../../shared/site/scene-picture';
import { useSite } from '../../shared/site/site-data';
import { classNames } from '../../shared/ui/class-names';
import { useFocusOnChange } from '../../shared/ui/use-focus-on-change';
import styles from './account-screen.module.scss';

/** A page with one form or one message, next to the brand's picture where there is room. */
export function AccountScreen({
  title,
  above,
  drawing,
  growing = false,
  children,
}: {
  /** A new title means new content, which gets the focus. */
  title: string;
  /** Above the title: the progress of a longer process. */
  above?: ReactNode;
  /** `pictures/<drawing>.svg` of the theme, at the top. */
  drawing?: 'confirm' | 'welcome';
  /** More comes below what is there at first. */
  growing?: boolean;
  children: ReactNode;
}) {
  const site = useSite();
  const heading = useFocusOnChange<HTMLHeadingElement>(title, Boolean(above));
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <img src={scenePicture(site)} alt="" width={1600} height={1200} />
      </div>
      <div className={classNames(styles.panel, Boolean(above) && styles.way, growing && styles.growing)}>
        <header>
          {drawing && (
            <img
              className={styles.drawing}
              src={`${site.themeAssets}/pictures/${drawing}.svg`}
              alt=""
              width={320}
              height={240}
            />
          )}
          {above}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </header>
        {children}
      </div>
    </div>
  );
}
