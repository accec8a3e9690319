import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { MatchesPage } from '../../features/search/matches-page';
import { matchFilter } from '../../features/search/match-filter';
import { searchQuery } from '../../features/search/search-queries';
import type { AnswerOf } from '../../shared/api/api-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import type { PageHandle } from '../../shared/routing/page-handle';
import { browserSite } from '../../shared/site/browser-site';
import { siteContext } from '../../shared/site/site-context';

export const handle: PageHandle = { page: 'signup-matches', i18n: ['signup', 'members'] };

const search = (own: AnswerOf<'getOwnProfile'>, offered: readonly SearchField[]) => {
  const filter = matchFilter(own.profile, offered);
  return { filter, query: searchQuery(filter) };
};

export async function loader(args: LoaderFunctionArgs) {
  const { own } = await loadOnServer(args, { own: ownProfileQuery });
  const { filter, query } = search(own, args.context.get(siteContext).settings.search_fields);
  return { filter, ...(await loadOnServer(args, { found: query })) };
}
export async function clientLoader() {
  const { own } = await loadInBrowser(handle, { own: ownProfileQuery });
  const { filter, query } = search(own, browserSite().settings.search_fields);
  return { filter, ...(await loadInBrowser(handle, { found: query })) };
}

/** Members that match the new one, at the end of the signup. */
export default function SignupMatches() {
  return <MatchesPage {...useLoaderData<typeof loader>()} />;
}
