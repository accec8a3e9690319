import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AgeCheckPage } from '../../features/age-check/age-check-page';
import { ageCheckQuery } from '../../features/age-check/queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'age-check', i18n: ['age-check'] };
const queries = { standing: ageCheckQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(handle, queries, args);

export default function AgeCheck() {
  const { standing } = useLoaderData<typeof loader>();
  return <AgeCheckPage initial={standing} />;
}
