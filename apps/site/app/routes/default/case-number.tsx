import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../domain/account/page-head';
import { ComplaintState } from '../../features/complaints/complaint-state';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'case-number', i18n: ['complaints'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

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
