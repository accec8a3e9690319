import { Info, Megaphone, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import styles from './banners.module.scss';

/** Warning banners of the default layout (decisions §11.8): maintenance, the brand's announcement, fictional profiles. */
export function Banners() {
  const { t } = useTranslation();
  const { settings } = useSite();
  return (
    <>
      {settings.maintenance && (
        <Banner kind="warning" icon={<Wrench aria-hidden="true" />}>
          {settings.maintenance}
        </Banner>
      )}
      {settings.announcement && (
        <Banner kind="plain" icon={<Megaphone aria-hidden="true" />}>
          {settings.announcement}
        </Banner>
      )}
      {settings.fictional_warning === 'banner' && (
        <Banner kind="plain" icon={<Info aria-hidden="true" />}>
          {t('fictional.notice', { profiles: settings.fictional_plural })}
        </Banner>
      )}
    </>
  );
}

function Banner({ kind, icon, children }: { kind: 'plain' | 'warning'; icon: ReactNode; children: string }) {
  return (
    <aside className={`${styles.banner} ${styles[kind]}`}>
      {icon}
      <p>{children}</p>
    </aside>
  );
}
