import type { LoaderFunctionArgs } from 'react-router';
import { Clip } from '../../features/landings/clip/clip';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-video',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function ClipLanding() {
  return <Clip />;
}
