import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { BrandPage } from '@kindling/contract/brands/calls/brand-page-desk';
import { useState } from 'react';
import { BooleanInput, RecordContextProvider, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { brandAddress } from '../../shared/brands/brand-address';
import { BrandName } from '../../shared/brands/brand-name';
import { languageName } from '../../shared/words/names';
import { DeleteButton } from './delete-button';
import { Preview } from './page-preview';
import { TextInputs } from './text-inputs';
import { draftOf, textsOf, useBrandPage, type Draft, type Editing } from './use-brand-page';
import { VersionList } from './version-list';
import { pageName } from './page-labels';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';
import { useFormSave } from '../../shared/unsaved/use-form-save';

/** A page in all the languages of its brand, with what its readers will see. */
export function BrandPageEdit() {
  const { id } = useParams();
  return id === undefined ? null : <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const editing = useBrandPage(id);
  const { page, failure } = editing;
  if (!page)
    return failure ? (
      <Alert severity="error">{failure}</Alert>
    ) : (
      <Skeleton variant="rounded" height={480} aria-label={t('Loading')} />
    );
  // A version stored meanwhile begins a new form.
  return <Editor key={page.version} page={page} editing={editing} />;
}

interface PageForm {
  shown: boolean;
  texts: Draft;
}

function Editor({ page, editing }: { page: BrandPage; editing: Editing }) {
  const [language, setLanguage] = useState<Language>(page.languages[0] ?? 'en');
  const notify = useNotify();
  const save = useFormSave(async ({ shown, texts }: PageForm) => {
    await editing.save(shown, textsOf(texts));
    notify(t('Stored'), { type: 'success' });
  });
  return (
    <RecordContextProvider value={page}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 220 }}>
            <PageTitle title={pageName(page.slug)} />
            <Typography color="textSecondary">
              <BrandName /> · {t('version {{version}}', { version: page.version })} ·{' '}
              <Link href={brandAddress(page.host, page.path)} target="_blank" rel="noreferrer">
                {page.host + page.path}
              </Link>
            </Typography>
          </Box>
          <DeleteButton page={page} editing={editing} />
        </Box>
        {editing.failure && <Alert severity="error">{editing.failure}</Alert>}
        <ConsoleForm record={{ id: page.id, shown: page.shown, texts: draftOf(page) }} onSubmit={save} isWide>
          <FormPart columns={1}>
            <BooleanInput source="shown" label={t('Readers get it')} />
            <LanguageTabs languages={page.languages} value={language} onChange={setLanguage} />
            <Box
              sx={{
                ...{ display: 'grid', gap: 2, alignItems: 'start' },
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
              }}
            >
              <TextInputs key={language} language={language} />
              <WrittenPreview id={page.id} language={language} />
            </Box>
          </FormPart>
        </ConsoleForm>
        <VersionList page={page} editing={editing} />
      </Box>
    </RecordContextProvider>
  );
}

function LanguageTabs({
  languages,
  value,
  onChange,
}: {
  languages: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
}) {
  const written = textsOf(useWatch<PageForm, 'texts'>({ name: 'texts' }));
  return (
    <Tabs
      value={value}
      onChange={(_event, next: Language) => onChange(next)}
      variant="scrollable"
      aria-label={t('Languages')}
    >
      {languages.map((one) => (
        <Tab
          key={one}
          value={one}
          label={written[one] ? languageName(one) : t('{{one}} (none)', { one: languageName(one) })}
        />
      ))}
    </Tabs>
  );
}

/** How readers will see what is typed. */
function WrittenPreview({ id, language }: { id: string; language: Language }) {
  const texts = useWatch<PageForm, 'texts'>({ name: 'texts' });
  const { title, lead, text } = texts[language] ?? {};
  return (
    <Preview id={id} language={language} text={{ title: title ?? '', lead: lead ?? '', text: text ?? '' }} />
  );
}
