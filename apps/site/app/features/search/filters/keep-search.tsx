import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../../shared/routing/use-paths';
import { parametersOf, setFilters, type SearchFilter } from './search-filter';
import { saveSearch, useSavedSearch } from './saved-search';
import styles from '../search-page.module.scss';

/** Saves the current search, and links to the saved one. For members. */
export function KeepSearch({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const kept = useSavedSearch();
  const now = parametersOf(filter).toString();
  if (kept === now)
    return (
      <p className={styles.kept}>
        <BookmarkCheck aria-hidden="true" />
        {t('kept.is')}
      </p>
    );
  const isNarrowed = setFilters(filter).length > 0;
  if (kept === null && !isNarrowed) return null;
  return (
    <p className={styles.kept}>
      {kept !== null && (
        <Link to={`${path('members')}?${kept}`} preventScrollReset>
          {t('kept.open')}
        </Link>
      )}
      {isNarrowed && (
        <button type="button" onClick={() => saveSearch(filter)}>
          <Bookmark aria-hidden="true" />
          {t(kept === null ? 'kept.keep' : 'kept.replace')}
        </button>
      )}
    </p>
  );
}
