import type { LoaderFunctionArgs } from 'react-router';
import { Reactivation } from '../../features/account/reactivation';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'account-deleted', i18n: ['account'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser({ i18n: ['account'] }, {});

export default Reactivation;
