import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StaffRight } from '@kindling/contract/route';
import type { CompanyRecord } from '@kindling/contract/brands/calls/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { required, SelectInput, TextInput, useNotify, usePermissions } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useAddress } from '../../shared/browser/use-address';
import { callApi } from '../../shared/session/console-api';
import { asTyped } from '../../shared/unsaved/as-typed';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { focusField } from '../../shared/unsaved/form-fields';
import { FormPart } from '../../shared/unsaved/form-part';
import { useFormSave } from '../../shared/unsaved/use-form-save';
import { countryChoices } from '../../shared/words/country-choices';
import { dayName } from '../../shared/words/names';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';
import { companyOf, filledIn, formOf, type CompanyForm } from './company-form';
import { useCompanies } from '../../shared/brands/use-companies';

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

const needed = required();

function EditedCompany({ company }: { company: CompanyRecord }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const mayEdit = company.editable && permissions.includes('tenants:write');
  const [{ field, launch }] = useAddress<'field' | 'launch'>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (field) focusField(field);
  }, [field]);
  const save = useFormSave(
    async (form: CompanyForm) => {
      const before = companyOf(company);
      const body = { before, company: filledIn(before, form) };
      const stored = await callApi('updateCompany', { params: { id: company.id }, body });
      notify(t('{{name}} is stored, live on each of its brands', { name: stored.name }), { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['settings-choices'] });
      void queryClient.invalidateQueries({ queryKey: ['readiness'] });
      await queryClient.invalidateQueries({ queryKey: ['companies'] });
    },
    // One of several numbers stands in the field of all.
    (path) => path.split('.')[0] ?? path,
  );
  const rest = { parse: asTyped, disabled: !mayEdit };
  return (
    <Box sx={{ pt: 1 }}>
      <PageTitle title={company.name} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <span>
          {company.brands.length > 0
            ? t('Stands behind {{brands}}.', { brands: company.brands.join(', ') })
            : t('Stands behind no brand yet.')}
        </span>{' '}
        <span>{t('Here since {{added}}.', { added: dayName(company.added) })}</span>{' '}
        {launch && (
          <Link component={RouterLink} to={`/tenants/${encodeURIComponent(launch)}?section=launch`}>
            {t('Back to the launch list')}
          </Link>
        )}
      </Typography>
      {!mayEdit && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 800 }}>
          {t('You see this company read only: it is changed by those who have all of its brands.')}
        </Alert>
      )}
      <ConsoleForm record={{ ...formOf(company), id: company.id }} onSubmit={save} isReadOnly={!mayEdit}>
        <FormPart title={t('Who it is')}>
          <TextInput source="name" label={t('Name of the company')} validate={needed} {...rest} />
          <TextInput
            source="tradenames"
            label={t('Trade names')}
            helperText={t('One on each line.')}
            multiline
            minRows={2}
            {...rest}
          />
        </FormPart>
        <FormPart title={t('Where it is reached')}>
          <TextInput source="address" label={t('Street and number')} validate={needed} {...rest} />
          <TextInput source="city" label={t('Town')} validate={needed} {...rest} />
          <SelectInput
            source="country"
            label={t('Country')}
            choices={countryChoices}
            validate={needed}
            disabled={!mayEdit}
          />
          <TextInput
            source="support_phone"
            label={t('Phone')}
            helperText={t('With the code of its country, such as +31 20 123 4567.')}
            {...rest}
          />
        </FormPart>
        <FormPart title={t('Registers and tax')}>
          <TextInput source="kvk" label={t('Number in the trade register')} {...rest} />
          <TextInput
            source="vat_numbers"
            label={t('VAT numbers')}
            helperText={t('One on each line.')}
            multiline
            minRows={2}
            {...rest}
          />
          <TextInput
            source="creditor_id"
            label={t('Creditor identifier (SEPA)')}
            helperText={t('Left empty, there are no direct debits.')}
            {...rest}
          />
          <TextInput
            source="delete_discount"
            label={t('Discount for leaving members')}
            helperText={t('Percent; 0: none.')}
            validate={needed}
            {...rest}
          />
        </FormPart>
      </ConsoleForm>
    </Box>
  );
}
