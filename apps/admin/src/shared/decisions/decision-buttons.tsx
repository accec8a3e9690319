import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FactList } from '../ui/fact-list';
import { t } from '../words/texts';
import { DecisionDialog } from './decision-dialog';
import { NoteField } from './note-field';

type Decision = { decision: 'approve' } | { decision: 'decline'; note: string };

interface DecisionButtonsProps {
  request: { waits: boolean; decidable: boolean };
  facts: readonly (readonly [name: string, value: ReactNode])[];
  approve: { title: string; button: string; done: string };
  decline: { title: string; done: string };
  /** Of the reason for declining. */
  noteLength: { least: number; most: number };
  send: (decision: Decision) => Promise<unknown>;
}

/** Approves or declines a request that waits for a second person: the requester can only take it back. */
export function DecisionButtons({ request: { waits, decidable }, ...dialog }: DecisionButtonsProps) {
  const [asked, setAsked] = useState<Decision['decision']>();
  if (!waits) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {decidable ? (
        <Button variant="contained" onClick={() => setAsked('approve')} sx={{ minHeight: 36 }}>
          {t('Agree')}
        </Button>
      ) : (
        <Typography variant="caption" color="textSecondary">
          {t('You asked: somebody else has to agree.')}
        </Typography>
      )}
      <Button color="error" onClick={() => setAsked('decline')} sx={{ minHeight: 36 }}>
        {decidable ? t('Decline') : t('Take back')}
      </Button>
      {asked && (
        <SecondPersonDialog {...dialog} isDecline={asked === 'decline'} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}

interface SecondPersonDialogProps extends Omit<DecisionButtonsProps, 'request'> {
  isDecline: boolean;
  onClose: () => void;
}

/** Shows all facts of the request before it is approved; declining needs a reason. */
function SecondPersonDialog({
  facts,
  approve,
  decline,
  noteLength,
  send,
  isDecline,
  onClose,
}: SecondPersonDialogProps) {
  const [note, setNote] = useState('');
  const isTooShort = isDecline && note.trim().length < noteLength.least;
  return (
    <DecisionDialog
      title={isDecline ? decline.title : approve.title}
      button={isDecline ? t('Decline') : approve.button}
      isGrave={isDecline}
      decide={
        isTooShort
          ? undefined
          : () => send(isDecline ? { decision: 'decline', note } : { decision: 'approve' })
      }
      done={() => (isDecline ? decline.done : approve.done)}
      isTyped={note !== ''}
      onClose={onClose}
    >
      <FactList facts={facts} />
      {isDecline && (
        <NoteField
          required
          label={t('Why')}
          help={t('Whoever asked reads this.')}
          most={noteLength.most}
          value={note}
          onChange={setNote}
        />
      )}
    </DecisionDialog>
  );
}
