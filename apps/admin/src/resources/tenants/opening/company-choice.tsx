import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { countries, type Country } from '@kindling/contract/languages';
import type { NewCompany } from '@kindling/contract/brands/calls/brands';
import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import { countryName } from '../../../shared/words/names';
import { Picker } from '../settings-form/inputs/picker';
import { emptyCompany, type NewBrandForm } from './new-brand-form';
import { t } from '../../../shared/words/texts';

interface CompanyChoiceProps {
  companies: SettingsChoices['companies'];
  form: NewBrandForm;
  onChange: (changes: Partial<NewBrandForm>) => void;
  errorAt: (path: string) => string | undefined;
}

const fields: readonly [keyof NewCompany, string, hint?: string][] = [
  ['name', t('Name of the company')],
  ['address', t('Street and number')],
  ['city', t('Town')],
  ['kvk', t('Number in the trade register'), t('Needed before the brand is public.')],
  ['vat_number', t('VAT number'), t('Left empty, it has none.')],
  ['support_phone', t('Phone'), t('Needed before the brand is public.')],
];

/** The company of the brand: an existing or a new one. */
export function CompanyChoice({ companies, form, onChange, errorAt }: CompanyChoiceProps) {
  const { newCompany } = form;
  if (!newCompany)
    return (
      <>
        <Picker
          id="company"
          label={t('Company')}
          required
          options={companies.map(({ id, name, city, country }) => ({
            ...{ id, name },
            hint: `${city}, ${countryName(country)}`,
          }))}
          value={form.companyId}
          onChange={(companyId) => onChange({ companyId })}
          error={errorAt('company_id')}
          help={t('Stands in the footer, the terms and on receipts.')}
        />
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start', minHeight: 40 }}
          onClick={() =>
            onChange({ newCompany: { ...emptyCompany, country: form.countries[0] ?? emptyCompany.country } })
          }
        >
          {t('A new company')}
        </Button>
      </>
    );
  const change = (changes: Partial<NewCompany>) => onChange({ newCompany: { ...newCompany, ...changes } });
  return (
    <>
      {fields.map(([field, label, hint]) => (
        <TextField
          key={field}
          id={`company-${field}`}
          label={label}
          required={field === 'name' || field === 'address' || field === 'city'}
          value={newCompany[field]}
          onChange={(event) => change({ [field]: event.target.value })}
          error={errorAt(`new_company.${field}`) !== undefined}
          helperText={errorAt(`new_company.${field}`) ?? hint}
        />
      ))}
      <TextField
        select
        id="company-country"
        label={t('Country of the company')}
        value={newCompany.country}
        onChange={(event) => change({ country: event.target.value as Country })}
      >
        {countries.map((country) => (
          <MenuItem key={country} value={country}>
            {countryName(country)}
          </MenuItem>
        ))}
      </TextField>
      {companies.length > 0 && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start', minHeight: 40 }}
          onClick={() => onChange({ newCompany: undefined })}
        >
          {t('One that is there already')}
        </Button>
      )}
    </>
  );
}
