import { FinderPage } from '../../features/match-finder/finder-page';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'match-finder',
  i18n: ['match-finder', 'profile', 'likes', 'swipe'],
};
// Asked only so that visitors are led to the login.
export const loader = serverLoader({ own: ownProfileQuery });
export const clientLoader = browserLoader(handle, { own: ownProfileQuery });

export default function MatchFinder() {
  return <FinderPage />;
}
