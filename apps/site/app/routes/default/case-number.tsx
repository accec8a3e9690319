import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHead } from '../../domain/account/page-head';
import { ComplaintState } from '../../features/complaints/complaint-state';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'case-number', i18n: ['complaints'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function ComplaintOfNumber() {
  const { t } = useTranslation('complaints');
  const { number = '' } = useParams();
  return (
    <>
      <PageHead title={t('state.title')} />
      <ComplaintState key={number} number={number} />
    </>
  );
}
