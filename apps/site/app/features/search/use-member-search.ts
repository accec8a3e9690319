import { useInfiniteQuery } from '@tanstack/react-query';
import type { FoundCard } from '@kindling/contract/profiles/profile';
import type { AnswerOf } from '../../shared/api/api-query';
import { browserApi } from '../../shared/api/browser-api';
import { queryOf, type SearchFilter } from './filters/search-filter';

type Page = AnswerOf<'searchMembers'>;

/**
 * The results page by page; the first one came with the page.
 *
 * @param first the loader's answer to `filter`
 */
export function useMemberSearch(filter: SearchFilter, first: Page) {
  return useInfiniteQuery({
    queryKey: ['searchMembers', 'pages', filter],
    queryFn: ({ pageParam }) =>
      browserApi()('searchMembers', {
        query: { ...queryOf(filter), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    initialData: () => ({ pages: [first], pageParams: [''] }),
  });
}

/** Each member once: a member who was active meanwhile may be on two pages. */
export function membersOf(pages: readonly Page[]): FoundCard[] {
  const byId = new Map(pages.flatMap(({ results }) => results).map((member) => [member.id, member]));
  return [...byId.values()];
}
