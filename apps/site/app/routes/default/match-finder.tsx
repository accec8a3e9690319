import { useLoaderData } from 'react-router';
import { dailyQuery } from '../../features/match-finder/daily-query';
import { FinderPage } from '../../features/match-finder/finder-page';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { optional } from '../../shared/api/api-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'match-finder',
  i18n: ['match-finder', 'profile', 'likes', 'swipe'],
};
// The profile is asked only so that visitors are led to the login; without the set of the day the questions are there.
const queries = { own: ownProfileQuery, day: optional(dailyQuery) };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function MatchFinder() {
  return <FinderPage day={useLoaderData<typeof loader>().day} />;
}
