import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../domain/account/page-head';
import { RemovalRequest } from '../../features/reports/removal-request';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'report-picture', i18n: ['reports'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function ReportPicture() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHead title={t('removal.title')} />
      <RemovalRequest />
    </>
  );
}
