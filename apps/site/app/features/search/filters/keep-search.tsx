import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePaths } from '../../../shared/routing/use-paths';
import { parametersOf, type SearchFilter } from './search-filter';
import { saveSearch, useSavedSearch } from './saved-search';
import styles from '../search-page.module.scss';

/** Saves the current search, which is narrowed. For members. */
export function KeepSearch({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const kept = useSavedSearch();
  if (kept === parametersOf(filter).toString())
    return (
      <p className={styles.kept}>
        <BookmarkCheck aria-hidden="true" />
        {t('kept.is')}
      </p>
    );
  return (
    <p className={styles.kept}>
      <button type="button" onClick={() => saveSearch(filter)}>
        <Bookmark aria-hidden="true" />
        {t(kept === null ? 'kept.keep' : 'kept.replace')}
      </button>
    </p>
  );
}

/** Leads to the saved search, if there is another one than this. For members. */
export function KeptSearch({ filter, onOpen }: { filter: SearchFilter; onOpen: () => void }) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const kept = useSavedSearch();
  if (kept === null || kept === parametersOf(filter).toString()) return null;
  return (
    <p className={styles.kept}>
      <Link to={`${path('members')}?${kept}`} preventScrollReset onClick={onOpen}>
        <Bookmark aria-hidden="true" />
        {t('kept.open')}
      </Link>
    </p>
  );
}
