import type { LoaderFunctionArgs } from 'react-router';
import { UnsubscribePage } from '../../features/notifications/unsubscribe-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'unsubscribe', i18n: ['notifications'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser({ i18n: ['notifications'] }, {});

export default UnsubscribePage;
