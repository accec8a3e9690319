import { memo, useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import type { Interest } from '@kindling/contract/profiles/profile-values';
import { searchRadii } from '@kindling/contract/meeting/search-values';
import { formatNumber } from '@kindling/contract/text/numbers';
import { InterestChips } from '../../../domain/own-profile/interest-chips';
import { queryOptions } from '../../../shared/api/api-query';
import { useTexts } from '../../../shared/i18n/use-texts';
import { usePaths } from '../../../shared/routing/use-paths';
import { useSite } from '../../../shared/site/site-data';
import { useSettled } from '../../../shared/time/use-settled';
import { Button } from '../../../shared/ui/button';
import { Select } from '../../../shared/ui/fields/select';
import { Switch } from '../../../shared/ui/fields/switch';
import { useUser } from '../../../domain/account/use-user';
import { FilterFields } from './filter-fields';
import { KeptSearch } from './keep-search';
import { countQuery } from '../search-queries';
import { filterOf, parametersOf, searchFlags, type SearchFilter, type SearchFlag } from './search-filter';
import frame from './filter-button.module.scss';
import styles from './filter-sheet.module.scss';

/** Milliseconds without a change before the results are counted again. */
const countAfterMs = 250;

const fieldOf = {
  online: 'online',
  with_photo: 'photo',
  new: 'new',
  verified: 'verified',
  with_prompts: 'prompts',
} as const satisfies Record<SearchFlag, SearchField>;

const noInterests: readonly Interest[] = [];
const Interests = memo(InterestChips);

/** Dialog with all search filters; shows the number of results before the search. */
export default function FilterSheet({
  filter,
  offered,
  isPlaceKnown,
  onClose,
  onSearch,
}: {
  filter: SearchFilter;
  offered: readonly SearchField[];
  isPlaceKnown: boolean;
  onClose: () => void;
  onSearch: (filter: SearchFilter) => void;
}) {
  const { t } = useTranslation('members');
  const path = usePaths();
  const isMember = useUser() !== null;
  const [chosen, setChosen] = useState(filter);
  const ready = useTexts(['own-profile', 'profile']);
  const has = (field: SearchField) => offered.includes(field);
  const change = <K extends keyof SearchFilter>(key: K, value: SearchFilter[K] | undefined) => {
    const { [key]: _before, ...rest } = chosen;
    setChosen(value === undefined ? rest : { ...rest, [key]: value });
  };
  const chooseInterests = useCallback(
    (interests: Interest[]) =>
      setChosen(({ interests: _before, ...rest }) => (interests.length > 0 ? { ...rest, interests } : rest)),
    [],
  );
  if (!ready) return <div className={frame.place} />;
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(chosen);
      }}
    >
      {isMember && <KeptSearch filter={filter} onOpen={onClose} />}
      <FilterFields fields={offered} filter={chosen} onChange={setChosen} />
      {has('distance') && (
        <div>
          <label htmlFor="within-km" className={styles.label}>
            {t('filter.distance')}
          </label>
          <Select
            id="within-km"
            none={t('filter.any_distance')}
            options={searchRadii.map((km) => ({ value: km, label: t('filter.within', { km }) }))}
            value={chosen.within_km ?? ''}
            disabled={!isPlaceKnown}
            aria-describedby={isPlaceKnown ? undefined : 'within-km-hint'}
            onChange={({ target }) =>
              change(
                'within_km',
                searchRadii.find((km) => String(km) === target.value),
              )
            }
          />
          {!isPlaceKnown && (
            <p id="within-km-hint" className={styles.hint}>
              <Link to={path('profile')}>{t('filter.tell_place')}</Link>
            </p>
          )}
        </div>
      )}
      <div className={styles.flags}>
        {searchFlags
          .filter((flag) => has(fieldOf[flag]))
          .map((flag) => (
            <Switch
              key={flag}
              label={t(`filter.${flag}`)}
              checked={chosen[flag] === '1'}
              onChange={(on) => change(flag, on ? '1' : undefined)}
            />
          ))}
      </div>
      {has('interests') && <Interests value={chosen.interests ?? noInterests} onChange={chooseInterests} />}
      <div className={styles.actions}>
        <Found filter={chosen} />
        <Button look="quiet" onClick={() => setChosen(chosen.sort ? { sort: chosen.sort } : {})}>
          {t('filter.reset')}
        </Button>
      </div>
    </form>
  );
}

/** The button that searches, with the number of results. */
function Found({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const address = parametersOf(filter).toString();
  const settled = useSettled(address, countAfterMs);
  const { data } = useQuery(queryOptions(countQuery(filterOf(new URLSearchParams(settled)))));
  // Never the number of an earlier choice.
  const found = settled === address ? data : undefined;
  const total = found && formatNumber(found.total, language);
  return (
    <Button type="submit" className={styles.show}>
      <span aria-live="polite">
        {!found
          ? t('filter.show')
          : found.total_capped
            ? t('filter.show_capped', { total })
            : t('filter.show_total', { count: found.total, total })}
      </span>
    </Button>
  );
}
