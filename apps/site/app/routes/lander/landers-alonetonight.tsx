import type { LoaderFunctionArgs } from 'react-router';
import { Night } from '../../features/landings/night/night';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-alonetonight',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function NightLanding() {
  return <Night />;
}
