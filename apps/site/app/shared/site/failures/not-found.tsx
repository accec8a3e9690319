import { useTranslation } from 'react-i18next';
import { ErrorScreen } from './error-screen';
import { useOptionalSite } from '../site-data';

/** Unknown page (specification §2), or an unreadable address: the root loader sets the status. */
export function NotFound() {
  const { t } = useTranslation('errors');
  if (useOptionalSite()?.unreadable) return <ErrorScreen status={400} message={t('page.unreadable')} />;
  return <ErrorScreen status={404} message={t('page.not_found')} />;
}
