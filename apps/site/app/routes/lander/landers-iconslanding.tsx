import { Questions } from '../../features/landings/questions/questions';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-iconslanding',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export const loader = serverLoader({});
export const clientLoader = browserLoader(handle, {});

export default function QuestionsLanding() {
  return <Questions />;
}
