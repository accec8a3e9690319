import { useLoaderData } from 'react-router';
import { Hero } from '../../features/home/hero';
import { HowItWorks } from '../../features/home/how-it-works';
import { MemberPreview } from '../../features/home/member-preview';
import { newcomersQuery } from '../../domain/profiles/newcomers-query';
import { Promises } from '../../features/home/promises';
import { SignupCall } from '../../features/home/signup-call';
import { optional } from '../../shared/api/api-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageRequest } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'index', i18n: ['index'], still: true };

/** Asked only if the brand may show visitors any members; the server decides which. */
const queries = ({ site: { settings } }: PageRequest) => ({
  found:
    settings.logged_out_search === 'none' && settings.logged_out_search_trafficsource === 'none'
      ? undefined
      : optional(newcomersQuery),
});

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

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
