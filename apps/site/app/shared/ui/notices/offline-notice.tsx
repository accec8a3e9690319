import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shown while there is no connection. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Alert kind="warning">{t('offline')}</Alert>;
}
