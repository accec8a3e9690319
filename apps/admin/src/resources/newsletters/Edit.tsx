import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Language } from '@kindling/contract/languages';
import { newsletterKinds, newsletterPages, type NewsletterText } from '@kindling/contract/mails/newsletters';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { Create, Edit, required, SelectInput, useGetOne, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BrandInput } from '../../shared/brands/brand-input';
import { languageName } from '../../shared/words/names';
import { LanguageText } from './language-text';
import { kindNames, pageNames } from './newsletter-labels';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

type Drafted = Partial<RaRecord> & { texts?: Partial<Record<Language, Partial<NewsletterText>>> };

const kinds = newsletterKinds.map((kind) => ({ id: kind, name: kindNames[kind] }));
const pages = newsletterPages.map((page) => ({ id: page, name: pageNames[page] }));
const start = { kind: 'news', page: 'members' };

export function NewsletterCreate() {
  return (
    <Create title={t('New newsletter')} redirect="show" transform={drafted} component="div">
      <ConsoleForm save={t('Save the draft')} defaultValues={start} validate={halfWritten}>
        <FormPart columns={1}>
          <BrandInput isRequired />
          <Words />
        </FormPart>
      </ConsoleForm>
    </Create>
  );
}

/** The brand stays: a newsletter of another one is a new newsletter. */
export function NewsletterEdit() {
  return (
    <Edit
      title={t('Newsletter')}
      redirect="show"
      mutationMode="pessimistic"
      transform={(draft: Drafted) => {
        const { kind, page, texts } = drafted(draft);
        return { kind, page, texts };
      }}
      component="div"
    >
      <ConsoleForm save={t('Save the draft')} validate={halfWritten}>
        <FormPart columns={1}>
          <Words />
        </FormPart>
      </ConsoleForm>
    </Edit>
  );
}

function Words() {
  const tenant = useWatch<{ tenant?: string }>({ name: 'tenant' });
  return (
    <>
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <SelectInput source="page" label={t('The button leads to')} choices={pages} validate={required()} />
      {tenant === undefined || tenant === '' ? (
        <Alert severity="info">{t('Choose the brand to write in its languages.')}</Alert>
      ) : (
        <Languages tenant={tenant} />
      )}
    </>
  );
}

function Languages({ tenant }: { tenant: string }) {
  const { data } = useGetOne<Partial<TenantRecord> & RaRecord>('tenants', { id: tenant });
  // The list's row is used until the record is loaded.
  if (!data?.settings) return <Skeleton variant="rounded" height={240} />;
  const { domain_language: own, locales } = data.settings;
  return (
    <>
      <Alert severity="info">
        {t(
          'Mailboxes have other readers: write nothing intimate in the subject. Members whose language is left empty read the text in {{own}}.',
          { own: languageName(own) },
        )}
      </Alert>
      {[own, ...locales.filter((language) => language !== own)].map((language) => (
        <LanguageText key={language} language={language} isOwn={language === own} />
      ))}
    </>
  );
}

/** What is sent to the server: languages without a text are left out. */
function drafted(draft: Drafted): Drafted {
  const written = Object.entries(draft.texts ?? {}).filter(([, text]) => isBegun(text));
  return { ...draft, texts: Object.fromEntries(written) };
}

function isBegun(text: Partial<NewsletterText> | undefined): boolean {
  return [text?.subject, text?.body, text?.button].some((part) => Boolean(part?.trim()));
}

/** A language that was begun is written whole. */
function halfWritten({ texts = {} }: Drafted): Record<string, unknown> {
  const errors = Object.entries(texts).flatMap(([language, text]) => {
    if (!isBegun(text)) return [];
    const missing = (['subject', 'body', 'button'] as const).filter((part) => !text[part]?.trim());
    return missing.length > 0
      ? [[language, Object.fromEntries(missing.map((part) => [part, 'ra.validation.required']))] as const]
      : [];
  });
  return errors.length > 0 ? { texts: Object.fromEntries(errors) } : {};
}
