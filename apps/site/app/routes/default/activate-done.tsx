import { Activation } from '../../features/account/confirmation/activation';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'activate-done', i18n: ['account', 'profile'] };
export const loader = serverLoader({});
export const clientLoader = browserLoader({ i18n: ['account', 'profile'] }, {});

export default Activation;
