import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Button } from '../../shared/ui/button';
import { Alert } from '../../shared/ui/notices/alert';
import type { useMemberSearch } from './use-member-search';
import styles from './search-page.module.scss';

/** This many pages load by themselves; then a press is needed, so that the footer can be reached. */
const automaticPages = 4;

/** Loads the next page when the reader comes near, with a button as a fallback. */
export function MoreMembers({ search }: { search: ReturnType<typeof useMemberSearch> }) {
  const { t } = useTranslation('members');
  const problems = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = search;
  const automatic =
    hasNextPage && !isFetching && !isFetchNextPageError && search.data.pages.length < automaticPages;

  useEffect(() => {
    const element = place.current;
    if (!element || !automatic) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [automatic, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={place} className={styles.more}>
      {isFetchNextPageError && <Alert kind="danger">{problems.ofError(search.error)}</Alert>}
      <Button look="secondary" busy={search.isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'more_again' : 'more')}
      </Button>
    </div>
  );
}
