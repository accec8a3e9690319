import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { genders } from '@kindling/contract/profile-values';
import type { SearchField } from '@kindling/contract/settings';
import { useUser } from '../../shared/account/use-user';
import { countryOptions } from '../../shared/profiles/region-names';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import fieldStyles from '../../shared/ui/field.module.scss';
import { ages, filterCount, filterOf, parametersOf, type SearchFilter } from './search-filter';
import styles from './filter-bar.module.scss';

/** What the server lets visitors filter by where the brand shows a preview only. */
const previewFields: readonly SearchField[] = ['gender', 'age'];
const ageChoices = Array.from({ length: ages.most - ages.least + 1 }, (_, index) => ages.least + index);

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

  const search = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([key, value]) => [key, String(value)]);
    void submit(parametersOf(filterOf(new URLSearchParams(entries))), {
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
              <select
                id={fieldId}
                className={fieldStyles.control}
                name="gender"
                value={filter.gender ?? ''}
                onChange={search}
              >
                <option value="">{t('filter.any_gender')}</option>
                {genders.map((gender) => (
                  <option key={gender} value={gender}>
                    {t(`filter.seeking.${gender}`)}
                  </option>
                ))}
              </select>
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
              <select
                id={fieldId}
                className={fieldStyles.control}
                name="country"
                value={filter.country ?? ''}
                onChange={search}
              >
                <option value="">{t('filter.any_country')}</option>
                {countryOptions(settings.countries, language).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {has('region') && filter.country && (
          <Field label={t('filter.region')}>
            {(fieldId) => (
              <input
                key={filter.country}
                id={fieldId}
                className={fieldStyles.control}
                name="countryregion"
                defaultValue={filter.countryregion ?? ''}
                maxLength={80}
                placeholder={t('filter.any_region')}
                enterKeyHint="search"
                onBlur={(event) => {
                  if (event.target.value.trim() !== (filter.countryregion ?? '')) search();
                }}
              />
            )}
          </Field>
        )}
        <div className={styles.actions}>
          <Button type="submit" className={styles.submit} onClick={() => setOpen(false)}>
            {t('filter.show')}
          </Button>
          {count > 0 && (
            <Link to={path('members')} className={styles.reset} preventScrollReset>
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
  return location?.pathname === path('members') ? filterOf(new URLSearchParams(location.search)) : undefined;
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
    <select
      name={name}
      className={fieldStyles.control}
      aria-label={label}
      value={value ?? ''}
      onChange={onChange}
    >
      <option value="">{t('filter.any_age')}</option>
      {ageChoices.map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </select>
  );
}
