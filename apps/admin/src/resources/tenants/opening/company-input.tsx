import Button from '@mui/material/Button';
import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import { required, SelectInput, TextInput, useInput, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { asTyped } from '../../../shared/unsaved/as-typed';
import { countryChoices } from '../../../shared/words/country-choices';
import { countryName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';
import { Picker } from '../settings-form/inputs/picker';
import { emptyCompany, type NewBrandForm } from './new-brand-form';

type Companies = SettingsChoices['companies'];

const needed = required();
const fields: readonly (readonly [field: string, label: string, hint?: string])[] = [
  ['name', t('Name of the company')],
  ['address', t('Street and number')],
  ['city', t('Town')],
  ['kvk', t('Number in the trade register'), t('Needed before the brand is public.')],
  ['vat_number', t('VAT number'), t('Left empty, it has none.')],
  ['support_phone', t('Phone'), t('Needed before the brand is public.')],
];
const neededFields = ['name', 'address', 'city'];

/** The company of the brand: an existing or a new one. */
export function CompanyInput({ companies }: { companies: Companies }) {
  const isNew = useWatch<NewBrandForm, 'new_company'>({ name: 'new_company' }) !== null;
  const { getValues, setValue } = useFormContext<NewBrandForm>();
  if (!isNew)
    return (
      <>
        <KnownCompany companies={companies} />
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', minHeight: 40 }}
          onClick={() => {
            const [country = emptyCompany.country] = getValues('countries');
            setValue('new_company', { ...emptyCompany, country });
          }}
        >
          {t('A new company')}
        </Button>
      </>
    );
  return (
    <>
      {fields.map(([field, label, hint]) => (
        <TextInput
          key={field}
          source={`new_company.${field}`}
          label={label}
          helperText={hint}
          parse={asTyped}
          validate={neededFields.includes(field) ? needed : undefined}
        />
      ))}
      <SelectInput
        source="new_company.country"
        label={t('Country of the company')}
        choices={countryChoices}
        validate={needed}
      />
      {companies.length > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', minHeight: 40 }}
          onClick={() => setValue('new_company', null)}
        >
          {t('One that is there already')}
        </Button>
      )}
    </>
  );
}

function KnownCompany({ companies }: { companies: Companies }) {
  const { field, fieldState } = useInput<string | null>({ source: 'company_id', validate: needed });
  const message = fieldState.error?.message;
  return (
    <Picker
      id="company"
      name={field.name}
      label={t('Company')}
      required
      options={companies.map(({ id, name, city, country }) => ({
        ...{ id, name },
        hint: `${city}, ${countryName(country)}`,
      }))}
      value={(field.value as string | null) ?? undefined}
      onChange={field.onChange}
      error={message && <ValidationError error={message} />}
      help={t('Stands in the footer, the terms and on receipts.')}
    />
  );
}
