import { useTranslation } from 'react-i18next';
import { PageHead } from '../../domain/account/page-head';
import { RemovalRequest } from '../../features/reports/removal-request';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'report-picture', i18n: ['reports'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function ReportPicture() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageHead title={t('removal.title')} />
      <RemovalRequest />
    </>
  );
}
