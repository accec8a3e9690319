import { useLoaderData } from 'react-router';
import { dailyQuery } from '../../features/match-finder/daily-query';
import { DayTile } from '../../features/match-finder/day-tile';
import { isStart } from '../../features/search/filters/search-filter';
import { searchOf } from '../../features/search/search-queries';
import { SearchPage } from '../../features/search/search-page';
import { optional } from '../../shared/api/api-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { isMemberHere } from '../../shared/session/forget-member';

export const handle: PageHandle = { page: 'members', i18n: ['members'] };
export const loader = serverLoader(({ url }) => ({
  first: searchOf(url.searchParams),
  day: isStart(url.searchParams) ? optional(dailyQuery) : undefined,
}));
export const clientLoader = browserLoader({ i18n: ['members'] }, ({ url }) => ({
  first: searchOf(url.searchParams),
  day: isStart(url.searchParams) && isMemberHere() ? optional(dailyQuery) : undefined,
}));

export default function Members() {
  const { first, day } = useLoaderData<typeof loader>();
  return <SearchPage first={first} day={day?.suggestions.length ? <DayTile {...day} /> : null} />;
}
