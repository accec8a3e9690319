import { useTranslation } from 'react-i18next';
import { ErrorScreen } from './error-screen';

/** Unknown page (specification §2): the status 404 is set by the root loader. */
export function NotFound() {
  const { t } = useTranslation('errors');
  return <ErrorScreen status={404} message={t('page.not_found')} />;
}
