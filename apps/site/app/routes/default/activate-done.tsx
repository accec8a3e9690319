import type { LoaderFunctionArgs } from 'react-router';
import { Activation } from '../../features/account/activation';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'activate-done', i18n: ['account', 'profile'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser({ i18n: ['account', 'profile'] }, {});

export default Activation;
