import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Hero } from '../../features/home/hero';
import { HowItWorks } from '../../features/home/how-it-works';
import { MemberPreview } from '../../features/home/member-preview';
import { newcomersQuery } from '../../domain/profiles/newcomers-query';
import { Promises } from '../../features/home/promises';
import { SignupCall } from '../../features/home/signup-call';
import { optional } from '../../shared/api/api-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { PageHead } from '../../domain/account/page-head';
import { siteContext } from '../../shared/site/site-context';
import { useSite, type SiteSettings } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'index', i18n: ['index'], still: true };

/** Members are asked for only where the brand may show some to a visitor; the server decides whom. */
const queries = (settings: SiteSettings) => ({
  found:
    settings.logged_out_search === 'none' && settings.logged_out_search_trafficsource === 'none'
      ? undefined
      : optional(newcomersQuery),
});

export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, queries(args.context.get(siteContext).settings));
export const clientLoader = () => loadInBrowser(handle, queries(browserSite().settings));

/** The index page. */
export default function Home() {
  const { settings } = useSite();
  const { found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={settings.index_title} description={settings.description} whole />
      <Hero />
      <HowItWorks />
      {found && <MemberPreview members={found.results} />}
      <Promises />
      <SignupCall />
    </>
  );
}
