import { Evening } from '../../features/landings/evening/evening';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-transitionsvideolanding',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function EveningLanding() {
  return <Evening />;
}
