import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../shared/profiles/region-names';
import { useSite } from '../../shared/site/site-data';
import { Field, FieldFrame } from '../../shared/ui/field';
import fieldStyles from '../../shared/ui/field.module.scss';
import type { ProfileDraft } from './profile-draft';
import styles from './profile-form.module.scss';

/** Where the member lives, as far as they tell it. */
export function PlaceFields({
  draft,
  set,
  errorOf,
}: {
  draft: ProfileDraft;
  set: (change: Partial<ProfileDraft>) => void;
  errorOf: (field: keyof ProfileDraft) => string | undefined;
}) {
  const { t } = useTranslation('profile-page');
  const { settings, language } = useSite();
  return (
    <div className={styles.places}>
      <FieldFrame label={t('profile:field.country')} problem={errorOf('country')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            value={draft.country ?? ''}
            autoComplete="country"
            onChange={({ target }) =>
              set({ country: settings.countries.find((country) => country === target.value) ?? null })
            }
          >
            <option value="">{t('own-profile:choice.none')}</option>
            {countryOptions(settings.countries, language).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t('profile:field.region')}
        problem={errorOf('region')}
        value={draft.region}
        autoComplete="address-level1"
        onChange={(event) => set({ region: event.target.value })}
      />
      <Field
        label={t('profile:field.city')}
        problem={errorOf('city')}
        value={draft.city}
        autoComplete="address-level2"
        onChange={(event) => set({ city: event.target.value })}
      />
    </div>
  );
}
