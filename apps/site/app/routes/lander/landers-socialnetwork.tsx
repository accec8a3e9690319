import { useLoaderData } from 'react-router';
import { headCountQuery } from '../../features/landings/head-count-query';
import { Wall } from '../../features/landings/wall/wall';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-socialnetwork',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = serverLoader({ crowd: headCountQuery });
export const clientLoader = browserLoader(handle, { crowd: headCountQuery });

export default function WallLanding() {
  return <Wall crowd={useLoaderData<typeof loader>().crowd} />;
}
