import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { FinderPage } from '../../features/match-finder/finder-page';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

const i18n = ['match-finder', 'profile', 'likes', 'swipe'];
export const handle: PageHandle = { page: 'match-finder', i18n };
// Asked for nothing but to lead visitors to the login.
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { own: ownProfileQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n }, { own: ownProfileQuery }, args);

export default function MatchFinder() {
  return <FinderPage />;
}
