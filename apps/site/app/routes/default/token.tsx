import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ShownPage } from '@kindling/contract/brands/calls/brand-pages';
import { BrandPage } from '../../features/legal/brand-page';
import { ownPageQuery } from '../../features/legal/legal-queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { RefusedPage } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'token', still: true };
type Arguments = Pick<LoaderFunctionArgs, 'params'>;
export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(siteContext);
  return written(await loadOnServer(args, { own: ownPageQuery(args.params.token ?? '', language) }));
};
export const clientLoader = async ({ params }: Arguments) => {
  const { language } = browserSite();
  return written(await loadInBrowser(handle, { own: ownPageQuery(params.token ?? '', language) }));
};

/** @throws Response for the 404 page if the brand has no such page (any more) */
function written({ own: { page } }: { own: { page: ShownPage | null } }): { page: ShownPage } {
  if (!page) throw data<RefusedPage>({ code: 'not_found' }, { status: 404 });
  return { page };
}

/** A page that the brand wrote under its own slug (decisions §11.7). */
export default function Token() {
  const { page } = useLoaderData<typeof loader>();
  return <BrandPage page={page} />;
}
