import { UnsubscribePage } from '../../features/notifications/unsubscribe-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'unsubscribe', i18n: ['notifications'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['notifications'] }, {});

export default UnsubscribePage;
