import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@kindling/contract/languages';
import { languageName } from '../words/names';
import { t } from '../words/texts';

/** Whether a ground is chosen and says enough: `other` says nothing by itself, so its facts are the note. */
export function isWholeReason({ ground, note = '' }: { ground: string; note?: string | undefined }): boolean {
  return ground !== '' && (ground !== 'other' || note.trim() !== '');
}

interface StatementPreviewProps {
  /** The ground's name, where several are compared. */
  ground?: string;
  /** Whether there is enough to make one. */
  whole: boolean;
  /** Undefined as long as it is not there; null where none will be sent. */
  draft: { statement: string; language: Language } | null | undefined;
  error: Error | null;
}

/** The statement of reasons as the member will read it, before it is sent. */
export function StatementPreview({ ground, whole, draft, error }: StatementPreviewProps) {
  if (!whole)
    return <Alert severity="info">{t('Say what happened: this ground alone tells no facts.')}</Alert>;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (draft === null)
    return <Alert severity="info">{t('It is taken already: the member gets no second statement.')}</Alert>;
  return (
    <Box component="section" aria-label={t('What the member reads')}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {[
          ground === undefined
            ? t('What the member reads')
            : t('What the member reads for “{{ground}}”', { ground }),
          ...(draft ? [t('in {{language}}', { language: languageName(draft.language) })] : []),
        ].join(', ')}
      </Typography>
      <Box
        lang={draft?.language}
        sx={{
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          // Never cut off. The minimum height avoids a layout shift while it loads.
          minHeight: 120,
        }}
      >
        {draft?.statement ?? t('Loading…')}
      </Box>
    </Box>
  );
}
