import { Info, Megaphone, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../shared/site/site-data';
import { Fold } from '../../../shared/ui/fold';
import { keyOfText, PutAwayNotice } from '../../../shared/ui/notices/put-away-notice';
import styles from './banners.module.scss';

/** The maintenance banner, first of all (decisions §11.8). A new text shows again after a dismissal. */
export function Maintenance() {
  const { t } = useTranslation();
  const { maintenance } = useSite().settings;
  if (!maintenance) return null;
  return (
    <PutAwayNotice
      id={keyOfText('MAINTENANCE', maintenance)}
      className={styles.warning}
      label={t('nav.maintenance')}
    >
      <Fold className={styles.fold} icon={<Wrench aria-hidden="true" />} line={maintenance} />
    </PutAwayNotice>
  );
}

/** The banners that come after what concerns the member (decisions §11.8): the brand's announcement, fictional profiles. */
export function Banners() {
  const { t } = useTranslation();
  const { settings } = useSite();
  const { announcement, fictional_warning: warning } = settings;
  return (
    <>
      {announcement && (
        <PutAwayNotice
          id={keyOfText('ANNOUNCEMENT', announcement)}
          className={styles.plain}
          label={t('nav.announcement')}
        >
          <Fold className={styles.fold} icon={<Megaphone aria-hidden="true" />} line={announcement} />
        </PutAwayNotice>
      )}
      {warning === 'banner' && (
        <aside className={styles.plain} aria-label={t('fictional.title')}>
          <Fold
            className={styles.fold}
            icon={<Info aria-hidden="true" />}
            line={t('fictional.notice', { profiles: settings.fictional_plural })}
          />
        </aside>
      )}
    </>
  );
}
