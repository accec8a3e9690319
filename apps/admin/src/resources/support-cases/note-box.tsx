import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { longestComplaint } from '@kindling/contract/safety/complaint-rules';
import { useDraft } from '../../shared/unsaved/use-draft';
import type { HeldCase } from './use-support-case';
import { t } from '../../shared/words/texts';

/** A note on the case that only staff read. */
export function NoteBox({ id, held }: { id: string; held: HeldCase }) {
  const [text, setText] = useDraft(`support-case-note ${id}`);
  return (
    <Card component="section" aria-label={t('Note')} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('Note for staff')}</Typography>
      <TextField
        multiline
        minRows={3}
        label={t('Note')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: longestComplaint } }}
      />
      <Box>
        <Button
          variant="outlined"
          disabled={held.busy || text.trim() === ''}
          onClick={() => {
            void held.note(text).then((done) => done && setText(''));
          }}
        >
          {t('Add note')}
        </Button>
      </Box>
    </Card>
  );
}
