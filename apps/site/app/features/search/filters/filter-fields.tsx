import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import { genders, searchedAges } from '@kindling/contract/profiles/profile-values';
import type { SearchField } from '@kindling/contract/brands/settings/settings';
import { countryOptions, usePlaceNames } from '../../../domain/places/region-names';
import { useRegions } from '../../../domain/places/use-regions';
import { collator } from '../../../shared/i18n/formatters';
import { useSite } from '../../../shared/site/site-data';
import fieldStyles from '../../../shared/ui/fields/field.module.scss';
import { Select } from '../../../shared/ui/fields/select';
import type { SearchFilter } from './search-filter';
import styles from './filter-fields.module.scss';

const { least, most } = searchedAges;
const ageChoices = Array.from({ length: most - least + 1 }, (_, index) => ({ value: least + index }));

/**
 * Gender, ages, country and region, as far as they are among `fields`. Each has its name in the address, so that a form around
 * them works without script.
 *
 * @param onChange receives the whole changed filter; without its country a region is dropped
 */
export function FilterFields({
  fields,
  filter,
  onChange,
}: {
  fields: readonly SearchField[];
  filter: SearchFilter;
  onChange: (filter: SearchFilter) => void;
}) {
  const { t } = useTranslation('members');
  const { settings, language } = useSite();
  const has = (field: SearchField) => fields.includes(field);
  const { country } = filter;
  const change = <K extends keyof SearchFilter>(key: K, value: SearchFilter[K] | undefined) => {
    const { [key]: _before, ...rest } = filter;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <>
      {has('gender') && (
        <Field label={t('filter.gender')}>
          {(id) => (
            <Select
              id={id}
              name="gender"
              none={t('filter.any_gender')}
              options={genders.map((value) => ({ value, label: t(`filter.seeking.${value}`) }))}
              value={filter.gender ?? ''}
              onChange={({ target }) =>
                change(
                  'gender',
                  genders.find((gender) => gender === target.value),
                )
              }
            />
          )}
        </Field>
      )}
      {has('age') && (
        <fieldset className={styles.ages}>
          <legend>{t('filter.age')}</legend>
          <AgeSelect
            name="min_age"
            label={t('filter.min_age')}
            value={filter.min_age}
            onChange={(age) => change('min_age', age)}
          />
          <span aria-hidden="true">–</span>
          <AgeSelect
            name="max_age"
            label={t('filter.max_age')}
            value={filter.max_age}
            onChange={(age) => change('max_age', age)}
          />
        </fieldset>
      )}
      {has('country') && (
        <Field label={t('filter.country')}>
          {(id) => (
            <Select
              id={id}
              name="country"
              none={t('filter.any_country')}
              options={countryOptions(settings.countries, language)}
              value={country ?? ''}
              onChange={({ target }) => {
                const { country: _before, countryregion: _its, ...rest } = filter;
                const chosen = settings.countries.find((code) => code === target.value);
                onChange(chosen ? { ...rest, country: chosen } : rest);
              }}
            />
          )}
        </Field>
      )}
      {has('region') && country && (
        <Field label={t('filter.region')}>
          {(id) => (
            <RegionControl
              key={country}
              id={id}
              country={country}
              region={filter.countryregion ?? ''}
              onChange={(region) => change('countryregion', region || undefined)}
            />
          )}
        </Field>
      )}
    </>
  );
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

/** The country's regions to choose from; until they are loaded, and without script, a text field. */
function RegionControl({
  id,
  country,
  region,
  onChange,
}: {
  id: string;
  country: Country;
  region: string;
  onChange: (region: string) => void;
}) {
  const { t } = useTranslation('members');
  const { language } = useSite();
  const places = usePlaceNames();
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
        onBlur={({ target }) => {
          if (target.value.trim() !== region) onChange(target.value.trim());
        }}
      />
    );
  }
  return (
    <Select
      id={id}
      name="countryregion"
      none={t('filter.any_region')}
      // A region of the address is shown even if the list lacks it.
      options={[...(region === '' || names.includes(region) ? [] : [region]), ...names]
        .map((value) => ({ value, label: places.region(country, value) }))
        .sort((a, b) => collator(language).compare(a.label, b.label))}
      value={region}
      onChange={({ target }) => onChange(target.value)}
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
  onChange: (age: number | undefined) => void;
}) {
  const { t } = useTranslation('members');
  return (
    <Select
      name={name}
      aria-label={label}
      none={t('filter.any_age')}
      options={ageChoices}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
