import { CircleAlert, WifiOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import styles from './notice.module.scss';

/** A remark beside what it is about. `danger` is read out at once. */
export function Notice({
  kind = 'plain',
  icon,
  children,
}: {
  kind?: 'plain' | 'warning' | 'danger' | 'success';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'danger' ? 'alert' : undefined}>
      {icon ?? <CircleAlert aria-hidden="true" />}
      <div>{children}</div>
    </div>
  );
}

/** Says that the connection is gone for as long as it is. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Notice kind="warning" icon={<WifiOff aria-hidden="true" />}>
      {t('offline')}
    </Notice>
  );
}
