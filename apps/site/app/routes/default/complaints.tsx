import { useTranslation } from 'react-i18next';
import { PageHead } from '../../domain/account/page-head';
import { ComplaintPage } from '../../features/complaints/complaint-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'complaints', i18n: ['complaints', 'reports'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function Complaints() {
  const { t } = useTranslation('complaints');
  const { settings } = useSite();
  return (
    <>
      <PageHead title={t('title')} description={t('lead', { brand: settings.name })} />
      <ComplaintPage />
    </>
  );
}
