import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { headCountQuery } from '../../features/landings/head-count-query';
import { MapLanding } from '../../features/landings/map/map-landing';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { siteContext } from '../../shared/site/site-context';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = {
  page: 'landers-maplanding',
  i18n: ['landings', 'index', 'consent'],
  plain: true,
};
export async function loader(args: LoaderFunctionArgs) {
  const { country } = args.context.get(siteContext);
  return { ...(await loadOnServer(args, { crowd: headCountQuery })), country };
}
export async function clientLoader() {
  return { ...(await loadInBrowser(handle, { crowd: headCountQuery })), country: null };
}

/** Visitors from a country that the brand does not serve see its home country. */
export default function RegionsLanding() {
  const { crowd, country } = useLoaderData<typeof loader>();
  const { countries } = useSite().settings;
  const shown = country && countries.includes(country) ? country : (countries[0] ?? 'NL');
  return <MapLanding crowd={crowd} country={shown} />;
}
