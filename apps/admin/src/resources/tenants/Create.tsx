import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countries, languages, type Language } from '@kindling/contract/languages';
import { useState } from 'react';
import { Title } from 'react-admin';
import { callApi } from '../../shared/session/console-api';
import { countryName, languageName } from '../../shared/words/names';
import { niches } from '../../shared/brands/niches';
import { CodeChoice } from './opening/code-choice';
import { CompanyChoice } from './opening/company-choice';
import { FormPart } from './opening/form-part';
import {
  emptyForm,
  keyOf,
  orderOf,
  supportEmailOf,
  withCountries,
  withLocales,
  type NewBrandForm,
} from './opening/new-brand-form';
import { ThemeChoice } from './opening/theme-choice';
import { useOpening } from './opening/use-opening';
import { useSettingsChoices } from './settings-form/use-settings-choices';
import { MayCreate } from '../../shared/ui/may-create';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';

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
  const [form, setForm] = useState<NewBrandForm>(emptyForm);
  const content = orderOf(form, '');
  const { busy, failure, errorAt, touched, open } = useOpening(
    (clientId) => callApi('createTenant', { body: { ...content, client_id: clientId } }),
    content,
  );
  useUnsaved(!busy && form !== emptyForm);
  const change = (changes: Partial<NewBrandForm>, ...paths: string[]) => {
    touched(paths);
    setForm((before) => ({ ...before, ...changes }));
  };
  const field = (path: string, help: string) => ({
    required: true,
    error: errorAt(path) !== undefined,
    helperText: errorAt(path) ?? help,
  });

  return (
    <Box
      component="form"
      noValidate
      sx={{ maxWidth: 800 }}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Title title={t('Open a brand')} />
      <Box sx={{ pt: 1, pb: 2 }}>
        <Typography variant="h1">{t('Open a brand')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(
            'It begins as a draft that only you and your colleagues see. Everything can be changed afterwards.',
          )}
        </Typography>
      </Box>
      <Card sx={{ overflow: 'visible' }}>
        <FormPart title={t('Name and address')} hint={t('What it is called, and where visitors find it.')}>
          <TextField
            id="name"
            label={t('Name')}
            autoFocus
            value={form.name}
            onChange={(event) => change({ name: event.target.value }, 'name', 'id')}
            {...field('name', t('As members read it.'))}
          />
          <TextField
            id="host"
            label={t('Host')}
            value={form.host}
            onChange={(event) => change({ host: event.target.value }, 'host', 'support_email')}
            {...field('host', t('Such as www.brand.com; further ones can be added.'))}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            id="key"
            label={t('Key')}
            value={keyOf(form)}
            onChange={(event) => change({ id: event.target.value }, 'id')}
            {...field('id', t('Names the brand on the console, for good.'))}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            id="support-email"
            label={t('Support mail')}
            type="email"
            value={supportEmailOf(form)}
            onChange={(event) => change({ supportEmail: event.target.value }, 'support_email')}
            {...field('support_email', t('Mails come from here, and answers go here.'))}
          />
        </FormPart>
        <FormPart
          title={t('People')}
          hint={t('Whom it is for. Prices, ways to pay and first texts follow from this.')}
        >
          <TextField
            select
            id="niche"
            label={t('Niche')}
            value={form.niche}
            onChange={(event) => change({ niche: Number(event.target.value) }, 'niche')}
            {...field('niche', t('Decides the addresses of landing pages.'))}
          >
            {niches.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <CodeChoice
            id="countries"
            label={t('Countries')}
            codes={countries}
            nameOf={countryName}
            value={form.countries}
            onChange={(chosen) => change(withCountries(form, chosen), 'countries', 'locales')}
            error={errorAt('countries')}
            help={t('The first one decides currency and time zone.')}
          />
          <CodeChoice
            id="languages"
            label={t('Languages')}
            codes={languages}
            nameOf={languageName}
            value={form.locales}
            onChange={(chosen) => change(withLocales(form, chosen), 'locales', 'domain_language')}
            error={errorAt('locales')}
            help={t('The site has all its texts in each of them.')}
          />
          <TextField
            select
            id="first-language"
            label={t('First language')}
            value={form.locales.includes(form.domainLanguage) ? form.domainLanguage : ''}
            disabled={form.locales.length === 0}
            onChange={(event) =>
              change({ domainLanguage: event.target.value as Language }, 'domain_language')
            }
            {...field('domain_language', t('Its pages have the shortest addresses.'))}
          >
            {form.locales.map((language) => (
              <MenuItem key={language} value={language}>
                {languageName(language)}
              </MenuItem>
            ))}
          </TextField>
        </FormPart>
        <FormPart
          title={t('Colours')}
          hint={t('The theme: colours, type and pictures. All of them can be read by everybody.')}
        >
          <ThemeChoice
            themes={choices?.themes ?? []}
            value={form.theme}
            onChange={(theme) => change({ theme }, 'theme')}
            error={errorAt('theme')}
          />
        </FormPart>
        <FormPart title={t('Company')} hint={t('Who answers for the brand before the law.')}>
          <CompanyChoice
            companies={choices?.companies ?? []}
            form={form}
            onChange={(changes) => change(changes, 'company_id', ...companyPaths(form, changes))}
            errorAt={errorAt}
          />
        </FormPart>
        <Box sx={{ p: { xs: 2, md: 2.5 }, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={busy}
            sx={{ minHeight: 44, justifySelf: { sm: 'start' } }}
          >
            {busy ? t('Opening …') : t('Open as a draft')}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}

/** Fields of a new company that a change touches: those that differ, all of them where it came or went. */
function companyPaths(
  { newCompany: before }: NewBrandForm,
  { newCompany: after }: Partial<NewBrandForm>,
): string[] {
  if (!before || !after) return ['new_company'];
  return Object.entries(after)
    .filter(([key, value]) => before[key as keyof typeof before] !== value)
    .map(([key]) => `new_company.${key}`);
}
