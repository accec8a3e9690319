import { useTranslation } from 'react-i18next';
import type { Country } from '@kindling/contract/languages';
import { useProblemText } from '../api/use-problem-text';
import { countryOptions } from '../profiles/region-names';
import { useSite } from '../site/site-data';
import { FieldFrame } from '../ui/field';
import fieldStyles from '../ui/field.module.scss';
import { CityField } from './city-field';
import { UseMyLocation } from './use-my-location';
import { withCountry, withRegion, type PlaceProblems, type PlaceValue } from './place-value';
import { useRegions } from './use-regions';
import styles from './place-fields.module.scss';

/**
 * Country, region and city of a member: only places that exist, in the brand's countries. Needs the namespace `places`.
 * Choosing a city fills in its region.
 */
export function PlaceFields({
  value,
  onChange,
  problems,
}: {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  /** What the server (or the form) found wrong. */
  problems: PlaceProblems;
}) {
  const { t } = useTranslation('places');
  const { settings, language } = useSite();
  const texts = useProblemText();
  const regions = useRegions(value.country);
  const names = regions?.names ?? [];
  const textOf = (field: keyof PlaceValue) => {
    const code = problems[field];
    return code && texts.ofField(code);
  };
  return (
    <div className={styles.places}>
      <UseMyLocation onFound={onChange} />
      <FieldFrame label={t('country')} problem={textOf('country')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            autoComplete="country"
            value={value.country}
            onChange={({ target }) => onChange(withCountry(target.value as Country | ''))}
          >
            <option value="">{t('no_country')}</option>
            {countryOptions(settings.countries, language).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={t(regions ? `region_label.${regions.label}` : 'region')} problem={textOf('region')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            disabled={value.country === ''}
            value={value.region}
            onChange={({ target }) => onChange(withRegion(value, target.value))}
          >
            <option value="">{t('no_region')}</option>
            {/* What is stored stands even before the regions are there, and when it is none of them. */}
            {value.region !== '' && !names.includes(value.region) && <option>{value.region}</option>}
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <CityField
        value={value}
        problem={textOf('city')}
        onType={(city) => onChange({ ...value, city })}
        onChoose={onChange}
      />
    </div>
  );
}
