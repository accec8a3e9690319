import { useUser } from '../../domain/account/use-user';
import { GridTile } from '../../shared/ui/photo-grid';
import { KeepSearch } from './filters/keep-search';
import { setFilters, type SearchFilter } from './filters/search-filter';
import { SetFilters } from './filters/set-filters';
import styles from './search-page.module.scss';

/**
 * What a search is narrowed to, to be taken away one by one, and for members a way to keep it: one line among the photos.
 * Nothing if it is not narrowed.
 *
 * @param shown as it is chosen, also while its results load
 */
export function SearchStrip({ filter, shown }: { filter: SearchFilter; shown: SearchFilter }) {
  const isMember = useUser() !== null;
  if (setFilters(shown).length === 0) return null;
  return (
    <GridTile strip>
      <div className={styles.strip}>
        <SetFilters filter={shown} />
        {isMember && <KeepSearch filter={filter} />}
      </div>
    </GridTile>
  );
}
