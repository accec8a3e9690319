import { Clip } from '../../features/landings/clip/clip';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-video',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function ClipLanding() {
  return <Clip />;
}
