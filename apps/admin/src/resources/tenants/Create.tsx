import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languages } from '@kindling/contract/languages';
import { useEffect } from 'react';
import { AutocompleteArrayInput, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../../shared/session/console-api';
import { niches } from '../../shared/brands/niches';
import { asTyped } from '../../shared/unsaved/as-typed';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { focusField } from '../../shared/unsaved/form-fields';
import { FormPart } from '../../shared/unsaved/form-part';
import { countryChoices } from '../../shared/words/country-choices';
import { languageName } from '../../shared/words/names';
import { MayCreate } from '../../shared/ui/may-create';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';
import { CompanyInput } from './opening/company-input';
import {
  emptyForm,
  keyOf,
  orderOf,
  supportEmailOf,
  withCountries,
  withLocales,
  type NewBrandForm,
} from './opening/new-brand-form';
import { ThemeInput } from './opening/theme-input';
import { useOpening } from './opening/use-opening';
import { useSettingsChoices } from './settings-form/use-settings-choices';

/** Asks for what has no sensible default in a new brand; the rest begins as usual and can be changed afterwards. */
export function TenantCreate() {
  return (
    <MayCreate resource="tenants">
      <NewBrand />
    </MayCreate>
  );
}

function NewBrand() {
  const choices = useSettingsChoices();
  const open = useOpening((form: NewBrandForm, clientId) =>
    callApi('createTenant', { body: orderOf(form, clientId) }),
  );
  return (
    <Box>
      <Box sx={{ pt: 1, pb: 2 }}>
        <PageTitle title={t('Open a brand')} />
        <Typography variant="body2" color="textSecondary">
          {t(
            'It begins as a draft that only you and your colleagues see. Everything can be changed afterwards.',
          )}
        </Typography>
      </Box>
      <ConsoleForm defaultValues={emptyForm} onSubmit={open} save={t('Open as a draft')}>
        <FormPart title={t('Name and address')} hint={t('What it is called, and where visitors find it.')}>
          <NameInputs />
        </FormPart>
        <FormPart
          title={t('People')}
          hint={t('Whom it is for. Prices, ways to pay and first texts follow from this.')}
        >
          <PeopleInputs />
        </FormPart>
        <FormPart
          title={t('Colours')}
          hint={t('The theme: colours, type and pictures. All of them can be read by everybody.')}
          columns={1}
        >
          <ThemeInput source="theme" themes={choices?.themes ?? []} />
        </FormPart>
        <FormPart title={t('Company')} hint={t('Who answers for the brand before the law.')}>
          <CompanyInput companies={choices?.companies ?? []} />
        </FormPart>
      </ConsoleForm>
    </Box>
  );
}

const needed = required();
const address = { htmlInput: { autoCapitalize: 'none', spellCheck: false } };

/** The form as a whole, of which an input shows what follows from others. */
const useNewBrand = (): NewBrandForm => ({ ...emptyForm, ...useWatch<NewBrandForm>() }) as NewBrandForm;

function NameInputs() {
  const form = useNewBrand();
  // Not by `autoFocus`: what takes the focus away at once, such as a palette that closes, would meet an input half rendered.
  useEffect(() => void focusField('name'), []);
  return (
    <>
      <TextInput
        source="name"
        label={t('Name')}
        parse={asTyped}
        helperText={t('As members read it.')}
        validate={needed}
      />
      <TextInput
        source="host"
        label={t('Host')}
        parse={asTyped}
        helperText={t('Such as www.brand.com; further ones can be added.')}
        validate={needed}
        slotProps={address}
      />
      <TextInput
        source="id"
        label={t('Key')}
        isRequired
        format={() => keyOf(form)}
        parse={asTyped}
        helperText={t('Names the brand on the console, for good.')}
        slotProps={address}
      />
      <TextInput
        source="support_email"
        label={t('Support mail')}
        type="email"
        isRequired
        format={() => supportEmailOf(form)}
        parse={asTyped}
        helperText={t('Mails come from here, and answers go here.')}
      />
    </>
  );
}

const nicheChoices = niches.map(({ id, name }) => ({ id, name }));
const languageChoices = languages.map((id) => ({ id, name: languageName(id) }));

function PeopleInputs() {
  const form = useNewBrand();
  const {
    getValues,
    setValue,
    formState: { isSubmitted },
  } = useFormContext<NewBrandForm>();
  /** What countries and languages bring along; it also ends what a refused save said of them. */
  const follow = ({ locales, domain_language: first }: NewBrandForm) => {
    setValue('locales', locales, { shouldValidate: isSubmitted });
    setValue('domain_language', first, { shouldValidate: isSubmitted });
  };
  return (
    <>
      <SelectInput
        source="niche"
        label={t('Niche')}
        choices={nicheChoices}
        helperText={t('Decides the addresses of landing pages.')}
        validate={needed}
      />
      <AutocompleteArrayInput
        source="countries"
        label={t('Countries')}
        choices={countryChoices}
        disableCloseOnSelect
        helperText={t('The first one decides currency and time zone.')}
        validate={needed}
        onChange={(chosen: NewBrandForm['countries']) => follow(withCountries(form, chosen))}
      />
      <AutocompleteArrayInput
        source="locales"
        label={t('Languages')}
        choices={languageChoices}
        disableCloseOnSelect
        helperText={t('The site has all its texts in each of them.')}
        validate={needed}
        onChange={(chosen: NewBrandForm['locales']) =>
          follow(withLocales({ ...getValues(), locales: form.locales }, chosen))
        }
      />
      <SelectInput
        source="domain_language"
        label={t('First language')}
        choices={languageChoices.filter(({ id }) => form.locales.includes(id))}
        disabled={form.locales.length === 0}
        helperText={t('Its pages have the shortest addresses.')}
        validate={needed}
      />
    </>
  );
}
