import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import type { Country } from '@kindling/contract/languages';
import { genders, searchedAges } from '@kindling/contract/profile-values';
import type { SearchField } from '@kindling/contract/settings';
import { useUser } from '../../domain/account/use-user';
import { useRegions } from '../../domain/places/use-regions';
import { countryOptions } from '../../domain/places/region-names';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import fieldStyles from '../../shared/ui/field.module.scss';
import { Select } from '../../shared/ui/select';
import { allAddress, filterCount, filterOf, isStart, parametersOf, type SearchFilter } from './search-filter';
import styles from './filter-bar.module.scss';

/** What the server lets visitors filter by where the brand shows a preview only. */
const previewFields: readonly SearchField[] = ['gender', 'age'];
const { least, most } = searchedAges;
const ageChoices = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/**
 * The brand's search filters (`search_fields`), held in the address: a form that works without script and, with it,
 * searches at every choice. On phones it opens below its button.
 */
export function FilterBar({ filter: current }: { filter: SearchFilter }) {
  const { t } = useTranslation('members');
  const { settings, language } = useSite();
  const path = usePaths();
  const submit = useSubmit();
  const filter = useComingFilter() ?? current;
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const previewed = useUser() === null && settings.logged_out_search !== 'all';
  const fields = settings.search_fields.filter((field) => !previewed || previewFields.includes(field));
  const has = (field: SearchField) => fields.includes(field);
  const count = filterCount(filter);
  const { country } = filter;

  const search = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([key, value]) => [key, String(value)]);
    const { countryregion, ...chosen } = filterOf(new URLSearchParams(entries));
    // A region is its country's: another country starts without one.
    const stays = countryregion !== undefined && chosen.country === filter.country;
    void submit(parametersOf({ ...chosen, ...(stays && { countryregion }) }), {
      action: path('members'),
      preventScrollReset: true,
    });
  };
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        look="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('filter.open')}
        {count > 0 && <Badge kind="plain">{String(count)}</Badge>}
      </Button>
      <Form
        ref={form}
        id={id}
        method="get"
        action={path('members')}
        className={classNames(styles.bar, open && styles.open)}
        aria-label={t('filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        {has('gender') && (
          <Field label={t('filter.gender')}>
            {(fieldId) => (
              <Select
                id={fieldId}
                name="gender"
                none={t('filter.any_gender')}
                options={genders.map((value) => ({ value, label: t(`filter.seeking.${value}`) }))}
                value={filter.gender ?? ''}
                onChange={search}
              />
            )}
          </Field>
        )}
        {has('age') && (
          <fieldset className={styles.ages}>
            <legend>{t('filter.age')}</legend>
            <AgeSelect name="min_age" label={t('filter.min_age')} value={filter.min_age} onChange={search} />
            <span aria-hidden="true">–</span>
            <AgeSelect name="max_age" label={t('filter.max_age')} value={filter.max_age} onChange={search} />
          </fieldset>
        )}
        {has('country') && (
          <Field label={t('filter.country')}>
            {(fieldId) => (
              <Select
                id={fieldId}
                name="country"
                none={t('filter.any_country')}
                options={countryOptions(settings.countries, language)}
                value={filter.country ?? ''}
                onChange={search}
              />
            )}
          </Field>
        )}
        {has('region') && country && (
          <Field label={t('filter.region')}>
            {(fieldId) => (
              <RegionControl
                key={filter.country}
                id={fieldId}
                country={country}
                region={filter.countryregion ?? ''}
                onChange={search}
              />
            )}
          </Field>
        )}
        <div className={styles.actions}>
          <Button type="submit" className={styles.submit} onClick={() => setOpen(false)}>
            {t('filter.show')}
          </Button>
          {count > 0 && (
            <Link to={allAddress(path('members'))} className={styles.reset} preventScrollReset>
              {t('filter.reset')}
            </Link>
          )}
        </div>
      </Form>
    </>
  );
}

/** The filter of the search that is under way: a choice stands as chosen while its results are coming. */
function useComingFilter(): SearchFilter | undefined {
  const { location } = useNavigation();
  const path = usePaths();
  if (location?.pathname !== path('members')) return undefined;
  const parameters = new URLSearchParams(location.search);
  // By whom the member seeks it starts, which only the answer tells.
  return isStart(parameters) ? undefined : filterOf(parameters);
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** The country's regions to choose from; until they are there, and without script, a line to type one into. */
function RegionControl({
  id,
  country,
  region,
  onChange,
}: {
  id: string;
  country: Country;
  region: string;
  onChange: () => void;
}) {
  const { t } = useTranslation('members');
  const names = useRegions(country)?.names;
  if (!names) {
    return (
      <input
        id={id}
        className={fieldStyles.control}
        name="countryregion"
        defaultValue={region}
        maxLength={80}
        placeholder={t('filter.any_region')}
        enterKeyHint="search"
        onBlur={(event) => {
          if (event.target.value.trim() !== region) onChange();
        }}
      />
    );
  }
  return (
    <Select
      id={id}
      name="countryregion"
      none={t('filter.any_region')}
      // A region that the address names and the list does not is shown all the same.
      options={[...(region === '' || names.includes(region) ? [] : [region]), ...names].map((value) => ({
        value,
      }))}
      value={region}
      onChange={onChange}
    />
  );
}

function AgeSelect({
  name,
  label,
  value,
  onChange,
}: {
  name: 'min_age' | 'max_age';
  label: string;
  value: number | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation('members');
  return (
    <Select
      name={name}
      aria-label={label}
      none={t('filter.any_age')}
      options={ageChoices.map((value) => ({ value }))}
      value={value ?? ''}
      onChange={onChange}
    />
  );
}
