import Typography from '@mui/material/Typography';
import type { BookDifference } from '@kindling/contract/money/calls/books';
import { useState } from 'react';
import { DecisionDialog } from '../../shared/decisions/decision-dialog';
import { NoteField } from '../../shared/decisions/note-field';
import { callApi } from '../../shared/session/console-api';
import { foundName } from './difference-labels';
import { t } from '../../shared/words/texts';

/** Takes a difference off the list, with the explanation. */
export function SettleDialog({ row, onClose }: { row: BookDifference; onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <DecisionDialog
      title={t('Settle this difference?')}
      button={t('Settle')}
      decide={
        note.trim().length < 3
          ? undefined
          : () => callApi('settleDifference', { params: { id: row.id }, body: { note } })
      }
      done={() => t('Settled')}
      isTyped={note !== ''}
      onClose={onClose}
    >
      <Typography>
        {foundName(row)}.{' '}
        {t('Ours: {{ours}}; it should be: {{theirs}}.', {
          ours: row.ours || t('nothing'),
          theirs: row.theirs || t('nothing'),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('Nothing is changed in the books. It comes back if a later check finds something else here.')}
      </Typography>
      <NoteField required label={t('What it was')} most={300} value={note} onChange={setNote} />
    </DecisionDialog>
  );
}
