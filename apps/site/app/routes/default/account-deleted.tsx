import { Reactivation } from '../../features/account/login/reactivation';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'account-deleted', i18n: ['account'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['account'] }, {});

export default Reactivation;
