import Button from '@mui/material/Button';
import type { Language } from '@kindling/contract/languages';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { callApi } from '../../../shared/session/console-api';
import { languageName } from '../../../shared/words/names';
import { t } from '../../../shared/words/texts';
import { withStandardTexts } from './localized-texts';

interface StandardTextsButtonProps {
  settings: Settings;
  /** The one that was added later. */
  language: Language;
  onSettings: (settings: Settings) => void;
}

/** Fills in, where a language has no text yet, what a new brand begins with in it. */
export function StandardTextsButton({ settings, language, onSettings }: StandardTextsButtonProps) {
  const record = useRecordContext<TenantRecord>();
  const id = record?.id;
  const { data: standard } = useQuery({
    // They name the brand as it is stored.
    queryKey: ['standard-texts', id, record?.name],
    queryFn: () => callApi('getStandardTexts', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  if (!standard) return null;
  const filled = withStandardTexts(settings, standard, language);
  if (filled === settings) return null;
  return (
    <Button variant="outlined" onClick={() => onSettings(filled)} sx={{ mb: 2.5, mt: -1, minHeight: 36 }}>
      {t('Fill in the standard texts in {{language}}', { language: languageName(language) })}
    </Button>
  );
}
