import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { longestFictionalNote } from '@kindling/contract/chats/fictional-answers';
import type { FictionalNote } from '@kindling/contract/chats/calls/fictional-desk';
import { callApi } from '../shared/session/console-api';
import { dayName } from '../shared/words/names';
import { useDraft } from '../shared/unsaved/use-draft';
import { t } from '../shared/words/texts';

interface NotesProps {
  profileId: string;
  notes: readonly FictionalNote[];
  onChange: () => void;
}

/** What staff wrote down about the profile, and a place to add to it. */
export function Notes({ profileId, notes, onChange }: NotesProps) {
  const notify = useNotify();
  const [text, setText] = useDraft(`fictional-note ${profileId}`);
  const [isBusy, setBusy] = useState(false);
  const run = (call: () => Promise<unknown>, after: () => void): void => {
    setBusy(true);
    call()
      .then(() => {
        after();
        onChange();
      })
      .catch((error: unknown) => {
        notify(error instanceof Error ? error.message : t('It was not stored.'), { type: 'error' });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Box component="section" aria-label={t('Notes')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('Notes')}</Typography>
      {notes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(
            'Nothing noted yet. What answers have said of the profile belongs here, so that the next ones fit.',
          )}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {notes.map((note) => (
          <Box key={note.id} component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{note.text}</bdi>
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <bdi>{note.written_by ?? t('Somebody who is gone')}</bdi> · {dayName(note.created_at)}
              </Typography>
            </Box>
            <IconButton
              size="small"
              aria-label={t('Delete the note “{{text}}”', { text: note.text })}
              disabled={isBusy}
              onClick={() =>
                run(
                  () => callApi('deleteFictionalNote', { params: { id: note.id } }),
                  () => undefined,
                )
              }
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <TextField
        label={t('Add a note')}
        multiline
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, longestFictionalNote))}
        helperText={t('Of the profile alone: nothing about the member.')}
      />
      <Button
        variant="outlined"
        disabled={isBusy || text.trim() === ''}
        sx={{ justifySelf: 'start' }}
        onClick={() =>
          run(
            () => callApi('addFictionalNote', { body: { profile: profileId, text } }),
            () => setText(''),
          )
        }
      >
        {t('Add')}
      </Button>
    </Box>
  );
}
