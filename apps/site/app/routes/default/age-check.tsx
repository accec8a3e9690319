import { useLoaderData } from 'react-router';
import { AgeCheckPage } from '../../features/age-check/age-check-page';
import { ageCheckQuery } from '../../features/age-check/age-check-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'age-check', i18n: ['age-check'] };
const queries = { standing: ageCheckQuery };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function AgeCheck() {
  const { standing } = useLoaderData<typeof loader>();
  return <AgeCheckPage initial={standing} />;
}
