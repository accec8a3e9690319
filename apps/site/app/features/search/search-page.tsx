import type { ReactNode } from 'react';
import { Layers, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { previewSearchFields, visitorSearchFields } from '@kindling/contract/meeting/search-values';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { formatNumber } from '@kindling/contract/text/numbers';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { useUser } from '../../domain/account/use-user';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/notices/empty-state';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { PageRow, RowWord } from '../../shared/ui/page-row';
import { GridTile } from '../../shared/ui/photo-grid';
import { PhotoGridSkeleton } from '../../shared/ui/notices/skeleton';
import {
  allAddress,
  filterOf,
  isStart,
  parametersOf,
  seekingFilter,
  type SearchFilter,
} from './filters/search-filter';
import { AskSeeking } from './ask-seeking';
import { FilterButton } from './filters/filter-button';
import { MemberCards, type TileAmong } from '../../domain/photos/member-cards';
import { useKeptDiscoverPage } from '../../domain/discover/discover-page';
import { MoreMembers } from './more-members';
import { LoosenFilters } from './filters/set-filters';
import { SearchStrip } from './search-strip';
import { SortSelect } from './filters/sort-select';
import { membersOf, useMemberSearch } from './use-member-search';
import { useRestoredPlace } from './use-restored-place';
import styles from './search-page.module.scss';

const ways = { 'swipe-game': 'nav.swipe', 'match-finder': 'nav.finder' } as const;

/** Member search (specification §2): filters in the address, a wall of photo cards, similar members under their own count. */
export function SearchPage({ first, day }: { first: AnswerOf<'searchMembers'>; day: ReactNode }) {
  const { t } = useTranslation('members');
  const { settings, language } = useSite();
  const path = usePaths();
  const user = useUser();
  const [parameters] = useSearchParams();
  const { seeking } = first;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const searching = navigation.state === 'loading' && navigation.location.pathname === path('members');
  const filter = seeking ? seekingFilter(seeking, settings.search_fields) : filterOf(parameters);
  // A choice is shown as chosen while its results load.
  const shown = (searching && comingFilter(navigation.location.search)) || filter;
  const search = useMemberSearch(filter, first);
  useRestoredPlace(search);
  const searchBy = (chosen: SearchFilter) =>
    void navigate(`${path('members')}?${parametersOf(chosen).toString()}`, { preventScrollReset: true });
  const offered = useOfferedFields();
  useKeptDiscoverPage('members');

  const members = membersOf(search.data.pages);
  const newest = search.data.pages[0] ?? first;
  const total = formatNumber(newest.total, language);
  const similar = newest.similar;
  const similarTotal = formatNumber(newest.similar_total, language);
  const tiles: readonly TileAmong[] = [
    {
      after: 4,
      tile:
        user && isStart(parameters) && !seeking ? (
          <AskSeeking />
        ) : (
          <SearchStrip filter={filter} shown={shown} />
        ),
    },
    ...(user ? [{ after: 8, tile: day ? <GridTile strip>{day}</GridTile> : <FinderTile /> }] : []),
  ];
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <PageRow
        title={t('title')}
        count={
          <p role="status" aria-live="polite">
            {searching
              ? t('searching')
              : newest.total_capped
                ? t('total_capped', { total })
                : t('total', { count: newest.total, total })}
          </p>
        }
      >
        {user && (
          <Link to={path('swipe-game')}>
            <Layers aria-hidden="true" />
            <RowWord>{t('common:nav.swipe')}</RowWord>
          </Link>
        )}
        <FilterButton
          filter={shown}
          offered={offered}
          isPlaceKnown={newest.place_known}
          onSearch={searchBy}
        />
        <SortSelect
          sort={shown.sort ?? newest.sort}
          isPlaceKnown={newest.place_known}
          onSort={(sort) => searchBy({ ...filter, sort })}
        />
      </PageRow>
      <OfflineNotice />
      {searching ? (
        <PhotoGridSkeleton count={12} />
      ) : members.length === 0 ? (
        <EmptyState picture="empty-search" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          <LoosenFilters filter={filter} />
          <Link to={allAddress(path('members'))} className={styles.reset}>
            {t('empty.reset')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <MemberCards label={t('results')} members={members} tiles={tiles} />
          {search.isFetchingNextPage && <PhotoGridSkeleton count={4} />}
          <MoreMembers search={search} />
          {user && !search.hasNextPage && <OtherWays />}
        </>
      )}
      {!searching && similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{t('similar_label')}</h2>
          <p>
            {newest.similar_capped
              ? t('similar_capped', { total: similarTotal })
              : t('similar', { count: newest.similar_total, total: similarTotal })}
          </p>
          <MemberCards label={t('similar_label')} members={similar} later />
        </section>
      )}
      {!user && <SignupCall />}
    </div>
  );
}

/** The filter of the search under way; the member's preferences, with which a search starts, are known from the answer only. */
function comingFilter(search: string): SearchFilter | undefined {
  const parameters = new URLSearchParams(search);
  return isStart(parameters) ? undefined : filterOf(parameters);
}

/** The brand's filters that the reader may use. */
function useOfferedFields(): readonly SearchField[] {
  const { settings } = useSite();
  const isMember = useUser() !== null;
  if (isMember) return settings.search_fields;
  const open: readonly SearchField[] =
    settings.logged_out_search === 'all' ? visitorSearchFields : previewSearchFields;
  return settings.search_fields.filter((field) => open.includes(field));
}

/** A visitor sees a part of the results; this says so and links to the signup. */
function SignupCall() {
  const { t } = useTranslation('members');
  const { settings } = useSite();
  const { openSignup, openLogin } = useAccountDialogs();
  return (
    <aside className={styles.signup} aria-labelledby="signup-call">
      <h2 id="signup-call">{t('visitor.title', { name: settings.name })}</h2>
      <p>{t('visitor.text')}</p>
      <div>
        <Button look="inverse" size="large" onClick={() => openSignup()}>
          {t('visitor.signup')}
        </Button>
        <button type="button" className={styles.login} onClick={openLogin}>
          {t('visitor.login')}
        </button>
      </div>
    </aside>
  );
}

/** The match finder, among the photos. */
function FinderTile() {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <GridTile>
      <Link to={path('match-finder')} className={styles.finder}>
        <Sparkles aria-hidden="true" />
        {t('nav.finder')}
      </Link>
    </GridTile>
  );
}

/** Other ways to find members, at the end of the results. */
function OtherWays() {
  const { t } = useTranslation();
  const path = usePaths();
  return (
    <ul className={styles.ways}>
      {(['swipe-game', 'match-finder'] as const).map((page) => (
        <li key={page}>
          <Link to={path(page)}>{t(ways[page])}</Link>
        </li>
      ))}
    </ul>
  );
}
