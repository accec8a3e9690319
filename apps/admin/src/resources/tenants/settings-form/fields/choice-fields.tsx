import { registrationOf } from '@kindling/contract/brands/settings/company-labels';
import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import type { FieldProps } from '@rjsf/utils';
import { countryName } from '../../../../shared/words/names';
import { niches } from '../../../../shared/brands/niches';
import { ThemeColours } from '../inputs/theme-colours';
import { ownError } from '../form-context';
import { Picker, type PickerOption } from '../inputs/picker';
import { useSettingsChoices } from '../use-settings-choices';
import { codeName, consoleLanguage, t, translated } from '../../../../shared/words/texts';

interface ChoiceFieldProps<Id extends string | number> {
  field: FieldProps<Id | undefined>;
  options: readonly PickerOption<Id>[];
}

function ChoiceField<Id extends string | number>({ field, options }: ChoiceFieldProps<Id>) {
  const { schema, formData, onChange, fieldPathId, required, readonly, disabled } = field;
  const hint = options.find(({ id }) => id === formData)?.hint;
  return (
    <Picker<Id>
      id={fieldPathId.$id}
      label={translated(schema.title ?? field.name)}
      options={options}
      value={formData ?? options.find(({ id }) => id === '')?.id}
      onChange={(value) => onChange(value === '' ? undefined : value, fieldPathId.path)}
      required={required}
      disabled={readonly || disabled}
      error={ownError(field)}
      help={hint ?? translated(schema.description ?? '')}
    />
  );
}

/** The theme, with its colours. */
export function ThemeField(field: FieldProps<string | undefined>) {
  const themes = useSettingsChoices()?.themes ?? [];
  const options = themes.map(({ id, colours }) => ({
    id,
    name: codeName(id),
    mark: <ThemeColours colours={colours} />,
  }));
  return <ChoiceField field={field} options={options} />;
}

/** The company behind the brand, with what its footer will say of it. */
export function CompanyField(field: FieldProps<string | undefined>) {
  const companies = useSettingsChoices()?.companies ?? [];
  const options = companies.map((company) => ({
    id: company.id,
    name: company.name,
    hint: imprint(company),
  }));
  return <ChoiceField field={field} options={options} />;
}

/** What the brand is about, with the addresses that follow from it. */
export function NicheField(field: FieldProps<number | undefined>) {
  const options = niches.map(({ id, name, landing }) => ({
    id,
    name,
    hint: t('Landing pages at /{{landing}}nl, /{{landing}}de, /{{landing}}eng …', { landing }),
  }));
  return <ChoiceField<number> field={field} options={options} />;
}

const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') }));

/** The brand's time zone; without one, that of its first country. */
export function TimeZoneField(field: FieldProps<string | undefined>) {
  return (
    <ChoiceField field={field} options={[{ id: '', name: t('That of the first country') }, ...timeZones]} />
  );
}

function imprint(company: SettingsChoices['companies'][number]): string {
  return [
    `${company.address}, ${company.city}, ${countryName(company.country)}`,
    registrationOf(company, consoleLanguage()),
    company.vat_numbers.length > 0 && `${t('VAT')} ${company.vat_numbers.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
