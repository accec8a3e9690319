import { Info, Megaphone, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import styles from './banners.module.scss';

/** Warning banners of the default layout (decisions §11.8): maintenance, the brand's announcement, fictional profiles. */
export function Banners() {
  const { t } = useTranslation();
  const { settings } = useSite();
  const { maintenance, announcement, fictional_warning: warning } = settings;
  if (!maintenance && !announcement && warning !== 'banner') return null;
  return (
    // One landmark for all of them.
    <aside>
      {maintenance && (
        <Banner kind="warning" icon={<Wrench aria-hidden="true" />}>
          {maintenance}
        </Banner>
      )}
      {announcement && (
        <Banner kind="plain" icon={<Megaphone aria-hidden="true" />}>
          {announcement}
        </Banner>
      )}
      {warning === 'banner' && (
        <Banner kind="plain" icon={<Info aria-hidden="true" />}>
          {t('fictional.notice', { profiles: settings.fictional_plural })}
        </Banner>
      )}
    </aside>
  );
}

function Banner({ kind, icon, children }: { kind: 'plain' | 'warning'; icon: ReactNode; children: string }) {
  return (
    <div className={`${styles.banner} ${styles[kind]}`}>
      {icon}
      <p>{children}</p>
    </div>
  );
}
