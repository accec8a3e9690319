import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  correctionNoteLength,
  correctionReasons,
  mostCorrectedCredits,
  type CorrectionReason,
} from '@kindling/contract/credits/correction-rules';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import type { StaffRight } from '@kindling/contract/route';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { DecisionDialog } from './decision-dialog';
import { NoteField } from './note-field';
import { callApi } from '../session/console-api';
import { correctionReasonNames, signedCredits } from '../words/member-words';
import { creditsName } from '../words/money-words';
import { t } from '../words/texts';

/** Opens a correction of credits for staff with the right to it; disabled while one waits for its second person. */
export function CorrectCredits({ memberId, money }: Omit<CorrectionDialogProps, 'onClose'>) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.includes('credits:correct')) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={money.corrections.some(({ waits }) => waits)}
        onClick={() => setOpen(true)}
      >
        {t('Correct credits')}
      </Button>
      {isOpen && <CorrectionDialog memberId={memberId} money={money} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CorrectionDialogProps {
  memberId: string;
  money: NonNullable<MemberPage['money']>;
  onClose: () => void;
}

/** Credits above 0 are given, below 0 taken; what was typed stays if the server refuses. */
function CorrectionDialog({ memberId, money, onClose }: CorrectionDialogProps) {
  // A repeat of the same request is the same correction.
  const [clientId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<CorrectionReason | ''>('');
  const [note, setNote] = useState('');
  const amount = amountOf(typed);
  const [newest] = money.corrections;
  const isTooMuch = amount !== undefined && money.credits + amount < 0;
  const isWhole = !isTooMuch && note.trim().length >= correctionNoteLength.least;
  const decide =
    amount !== undefined && reason !== '' && isWhole
      ? () =>
          callApi('correctCredits', {
            params: { id: memberId },
            body: { client_id: clientId, note, seen: newest?.id.split(':')[1] ?? null, amount, reason },
          })
      : undefined;
  return (
    <DecisionDialog
      title={t('Correct credits')}
      button={
        amount === undefined ? t('Correct') : t('Correct by {{amount}}', { amount: signedCredits(amount) })
      }
      decide={decide}
      done={({ waits }) => (waits ? t('It waits for a second person now') : t('Booked'))}
      isTyped={typed !== '' || note !== ''}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t('The wallet holds {{credits}}. The member reads the correction in their statement.', {
          credits: creditsName(money.credits),
        })}
      </Typography>
      <TextField
        required
        autoFocus
        label={t('Credits to give; with a minus to take')}
        value={typed}
        error={typed !== '' && (amount === undefined || isTooMuch)}
        helperText={
          isTooMuch
            ? t('The wallet holds fewer than that.')
            : amount === undefined
              ? t('A whole number, for example 40 or -15.')
              : t('The wallet will hold {{credits}}.', { credits: creditsName(money.credits + amount) })
        }
        slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        select
        required
        label={t('Reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as CorrectionReason)}
      >
        {correctionReasons.map((code) => (
          <MenuItem key={code} value={code}>
            {correctionReasonNames[code]}
          </MenuItem>
        ))}
      </TextField>
      <NoteField
        required
        label={t('What happened')}
        help={t('For colleagues; the member can ask to read it.')}
        most={correctionNoteLength.most}
        value={note}
        onChange={setNote}
      />
      {amount !== undefined && Math.abs(amount) > money.correction_limit && (
        <Alert severity="warning">
          {t('Above {{correction_limit}} somebody else has to agree. Until then nothing is booked.', {
            correction_limit: creditsName(money.correction_limit),
          })}
        </Alert>
      )}
    </DecisionDialog>
  );
}

/** @returns undefined for what is no whole number that may be corrected by */
function amountOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^[−–]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(text)) return undefined;
  const amount = Number(text);
  return amount === 0 || Math.abs(amount) > mostCorrectedCredits ? undefined : amount;
}
