import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countries } from '@kindling/contract/languages';
import type { StaffRight } from '@kindling/contract/route';
import type { CompanyRecord } from '@kindling/contract/brands/calls/companies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useNotify, usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import { callApi, problemOf } from '../../shared/session/console-api';
import { countryName } from '../../shared/words/names';
import { problemsOfRefusal } from '../../shared/session/refused-fields';
import { companyOf, filledIn, formOf, type CompanyForm } from './company-form';
import { useCompanies } from './use-companies';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';
import { useErrorFocus } from '../../shared/unsaved/error-focus';

/** One company, for each of its brands at once. */
export function CompanyEdit() {
  const { id } = useParams();
  const companies = useCompanies();
  const company = companies?.find((one) => one.id === id);
  if (!companies) return <Skeleton variant="rounded" height={360} sx={{ maxWidth: 800 }} />;
  if (!company)
    return (
      <Typography sx={{ pt: 2 }}>
        {t('There is no such company, or you were given none of its brands.')}
      </Typography>
    );
  // A colleague's change begins a new form.
  return <EditedCompany key={JSON.stringify(company)} company={company} />;
}

const inputs: readonly [keyof CompanyForm, label: string, help?: string][] = [
  ['name', t('Name of the company')],
  ['address', t('Street and number')],
  ['city', t('Town')],
  ['kvk', t('Number in the trade register')],
  ['support_phone', t('Phone')],
  ['creditor_id', t('Creditor identifier (SEPA)'), t('Left empty, there are no direct debits.')],
  ['vat_numbers', t('VAT numbers'), t('One on each line.')],
  ['tradenames', t('Trade names'), t('One on each line.')],
  ['delete_discount', t('Discount for leaving members'), t('Percent; 0: none.')],
];
const lines: readonly (keyof CompanyForm)[] = ['vat_numbers', 'tradenames'];

function EditedCompany({ company }: { company: CompanyRecord }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const mayEdit = company.editable && permissions.includes('tenants:write');
  const [form, setForm] = useState(() => formOf(company));
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      callApi('updateCompany', {
        params: { id: company.id },
        body: { before: companyOf(company), company: filledIn(companyOf(company), form) },
      }),
    onSuccess(stored) {
      notify(t('{{name}} is stored, live on each of its brands', { name: stored.name }), { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['settings-choices'] });
      void queryClient.invalidateQueries({ queryKey: ['readiness'] });
      return queryClient.invalidateQueries({ queryKey: ['companies'] });
    },
  });
  const refusal = problemOf(error);
  const problems = refusal ? problemsOfRefusal(refusal) : [];
  const reasonAt = (field: string) =>
    problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.reason;
  const change = (changes: Partial<CompanyForm>) => {
    reset();
    setForm((before) => ({ ...before, ...changes }));
  };
  useUnsaved(!isPending && JSON.stringify(form) !== JSON.stringify(formOf(company)));
  useErrorFocus(error);
  return (
    <Box
      component="form"
      noValidate
      sx={{ maxWidth: 800, pt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Title title={company.name} />
      <Typography variant="h1">{company.name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {company.brands.length > 0
          ? t('Stands behind {{brands}}.', { brands: company.brands.join(', ') })
          : t('Stands behind no brand yet.')}
      </Typography>
      {!mayEdit && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('You see this company read only: it is changed by those who have all of its brands.')}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2 }}>
        <Box
          sx={{
            ...{ display: 'grid', gap: 2 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {inputs.map(([field, label, help]) => (
            <TextField
              key={field}
              id={`company-${field}`}
              label={label}
              value={form[field]}
              disabled={!mayEdit}
              multiline={lines.includes(field)}
              minRows={2}
              onChange={(event) => change({ [field]: event.target.value })}
              error={reasonAt(field) !== undefined}
              helperText={reasonAt(field) ?? help}
            />
          ))}
          <TextField
            select
            id="company-country"
            label={t('Country')}
            value={form.country}
            disabled={!mayEdit}
            onChange={(event) => change({ country: event.target.value as CompanyForm['country'] })}
          >
            {countries.map((country) => (
              <MenuItem key={country} value={country}>
                {countryName(country)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {error && (
          <Alert severity="error" variant="outlined">
            {error.message}
          </Alert>
        )}
        {mayEdit && (
          <Button
            type="submit"
            variant="contained"
            disabled={isPending}
            sx={{ minHeight: 44, justifySelf: { sm: 'start' } }}
          >
            {t('Save')}
          </Button>
        )}
      </Card>
    </Box>
  );
}
