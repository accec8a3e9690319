import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import type { BrandPage } from '@kindling/contract/brands/calls/brand-page-desk';
import { useState } from 'react';
import { RecordContextProvider, Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { brandAddress } from '../../shared/brands/brand-address';
import { BrandName } from '../../shared/brands/brand-name';
import { languageName } from '../../shared/words/names';
import { DeleteButton } from './delete-button';
import { Preview } from './page-preview';
import { TextFields } from './text-fields';
import { draftOf, textsOf, useBrandPage, type Draft, type Editing } from './use-brand-page';
import { VersionList } from './version-list';
import { pageName } from './page-labels';
import { t } from '../../shared/words/texts';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';

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

function Editor({ page, editing }: { page: BrandPage; editing: Editing }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(page));
  const [shown, setShown] = useState(page.shown);
  const [language, setLanguage] = useState<Language>(page.languages[0] ?? 'en');
  const isChanged =
    shown !== page.shown || JSON.stringify(textsOf(draft)) !== JSON.stringify(textsOf(draftOf(page)));
  useUnsaved(isChanged && !editing.busy);
  const text = draft[language] ?? { title: '', lead: '', text: '' };
  return (
    <RecordContextProvider value={page}>
      <Title title={pageName(page.slug)} />
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 220 }}>
            <Typography variant="h1">{pageName(page.slug)}</Typography>
            <Typography color="textSecondary">
              <BrandName /> · {t('version {{version}}', { version: page.version })} ·{' '}
              <Link href={brandAddress(page.host, page.path)} target="_blank" rel="noreferrer">
                {page.host + page.path}
              </Link>
            </Typography>
          </Box>
          <FormControlLabel
            control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
            label={t('Readers get it')}
          />
          <DeleteButton page={page} editing={editing} />
          <Button
            variant="contained"
            disabled={editing.busy || !isChanged}
            onClick={() => void editing.save(shown, textsOf(draft))}
          >
            {t('Save')}
          </Button>
        </Box>
        {editing.failure && <Alert severity="error">{editing.failure}</Alert>}
        <Tabs
          value={language}
          onChange={(_event, value: Language) => setLanguage(value)}
          variant="scrollable"
          aria-label={t('Languages')}
        >
          {page.languages.map((one) => (
            <Tab
              key={one}
              value={one}
              label={draft[one] ? languageName(one) : t('{{one}} (none)', { one: languageName(one) })}
            />
          ))}
        </Tabs>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <TextFields
            text={text}
            language={language}
            onText={(next) => setDraft({ ...draft, [language]: next })}
          />
          <Preview id={page.id} language={language} text={text} />
        </Box>
        <VersionList page={page} editing={editing} />
      </Box>
    </RecordContextProvider>
  );
}
