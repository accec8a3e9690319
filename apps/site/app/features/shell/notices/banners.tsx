import { Info, Megaphone, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../shared/site/site-data';
import { Fold } from '../../../shared/ui/fold';
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
        <Fold className={styles.warning} icon={<Wrench aria-hidden="true" />} line={maintenance} />
      )}
      {announcement && (
        <Fold className={styles.plain} icon={<Megaphone aria-hidden="true" />} line={announcement} />
      )}
      {warning === 'banner' && (
        <Fold
          className={styles.plain}
          icon={<Info aria-hidden="true" />}
          line={t('fictional.notice', { profiles: settings.fictional_plural })}
        />
      )}
    </aside>
  );
}
