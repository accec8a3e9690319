import { PageHead } from '../shared/site/page-head';
import { useSite } from '../shared/site/site-data';
import type { PageHandle } from '../shared/routing/page-handle';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { LoaderFunctionArgs } from 'react-router';

export const handle: PageHandle = { page: 'index', i18n: ['index'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, {});
export const clientLoader = () => loadInBrowser(handle, {});

export default function Home() {
  const { settings } = useSite();
  return (
    <>
      <PageHead title={settings.index_title} description={settings.description} whole />
      <h1>{settings.index_title}</h1>
    </>
  );
}
