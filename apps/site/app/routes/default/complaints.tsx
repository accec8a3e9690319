import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../domain/account/page-head';
import { ComplaintPage } from '../../features/complaints/complaint-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'complaints', i18n: ['complaints', 'reports'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

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
