import { BellOff, BellRing, ImagePlus, MailX, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { Fold } from '../../../shared/ui/fold';
import { PutAwayNotice } from '../../../shared/ui/notices/put-away-notice';
import { alertKeys, type MemberAlert } from './member-alert-rule';
import styles from './dismissible-alert.module.scss';

type Paths = ReturnType<typeof usePaths>;

const leads = {
  mail: (path: Paths) => ({ Icon: MailX, to: `${path('settings')}#email` }),
  photo: (path: Paths) => ({ Icon: ImagePlus, to: `${path('profile')}#photos` }),
  push: (path: Paths) => ({ Icon: BellRing, to: `${path('settings')}#push` }),
  notifications: (path: Paths) => ({ Icon: BellOff, to: path('notifications') }),
  install: () => ({ Icon: MonitorSmartphone, to: null }),
} satisfies Record<MemberAlert, unknown>;

/** Suggests an improvement, links to it, and never returns once dismissed. */
export function DismissibleAlert({
  alert,
  onInstall,
}: {
  alert: MemberAlert;
  /** Has the browser install the site, once it can. */
  onInstall: (() => void) | null | undefined;
}) {
  const { t } = useTranslation();
  const path = usePaths();
  const { settings } = useSite();
  const { Icon, to } = leads[alert](path);
  return (
    <PutAwayNotice id={alertKeys[alert]} className={styles.alert} label={t(`alert.${alert}.action`)}>
      <Fold
        className={styles.fold}
        icon={<Icon aria-hidden="true" />}
        line={t(`alert.${alert}.text`, { brand: settings.name })}
      >
        {to === null ? (
          <button type="button" className={styles.action} disabled={!onInstall} onClick={() => onInstall?.()}>
            {t(`alert.${alert}.action`)}
          </button>
        ) : (
          <Link to={to}>{t(`alert.${alert}.action`)}</Link>
        )}
      </Fold>
    </PutAwayNotice>
  );
}
