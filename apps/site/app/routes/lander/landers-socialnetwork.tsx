import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { crowdQuery } from '../../features/landings/crowd-query';
import { Wall } from '../../features/landings/wall/wall';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-socialnetwork',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { crowd: crowdQuery });
export const clientLoader = () => loadInBrowser(handle, { crowd: crowdQuery });

export default function WallLanding() {
  return <Wall crowd={useLoaderData<typeof loader>().crowd} />;
}
