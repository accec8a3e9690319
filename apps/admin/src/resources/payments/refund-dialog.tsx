import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { refundNoteLength, refundReasons, type RefundReason } from '@kindling/contract/routes/payment-desk';
import { moneyName } from '@kindling/contract/settings-sentences';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../shared/console-api';
import { creditsName, reasonNames } from '../../shared/money-words';
import type { PaymentStory } from './story';

type Kind = 'unused' | 'full';

/** Asks for a refund: what can go back is the server's word, and what was typed stays if it refuses. */
export function RefundDialog({ payment, onClose }: { payment: PaymentStory; onClose: () => void }) {
  const { offers, currency, limit } = payment;
  // A repeat of the same request is the same refund.
  const [clientId] = useState(() => crypto.randomUUID());
  const kinds = (['unused', 'full'] as const).filter((kind) => isOwnOffer(payment, kind));
  const [wanted, setKind] = useState<Kind>('unused');
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  const [reason, setReason] = useState<RefundReason | ''>('');
  const [note, setNote] = useState('');
  const offer = kind && offers[kind];
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: { kind: Kind; amount: number; credits: number; reason: RefundReason }) =>
      callApi('askRefund', { params: { id: payment.id }, body: { client_id: clientId, note, ...asked } }),
    onSuccess: ({ waits }) => {
      notify(waits ? 'It waits for a second person now' : 'The provider is being asked', { type: 'success' });
      onClose();
    },
    // Whatever the answer was: what is shown is what can go back now.
    onSettled: () => refresh(),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="refund-title">
      <DialogTitle id="refund-title">Refund order {payment.order}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {kind === undefined && (
          <Alert severity="info">Nothing of this purchase can go back (any more).</Alert>
        )}
        <FormControl>
          <FormLabel id="refund-kind">What goes back</FormLabel>
          <RadioGroup
            aria-labelledby="refund-kind"
            value={kind ?? ''}
            onChange={(_, value) => setKind(value as Kind)}
          >
            {kinds.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio size="small" />}
                label={labelOf(payment, each)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          select
          required
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value as RefundReason)}
        >
          {refundReasons.map((code) => (
            <MenuItem key={code} value={code}>
              {reasonNames[code]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={2}
          label="Note (optional)"
          helperText="For colleagues; the member can ask to read it."
          value={note}
          slotProps={{ htmlInput: { maxLength: refundNoteLength } }}
          onChange={({ target }) => setNote(target.value)}
        />
        {offer && offer.amount > limit && (
          <Alert severity="warning">
            Above {moneyName(limit, currency)} somebody else has to agree. Until then the credits are held and
            nothing is paid out.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={!offer || reason === ''}
          onClick={() =>
            kind &&
            offer &&
            reason !== '' &&
            mutate({ kind, amount: offer.amount, credits: offer.credits, reason })
          }
        >
          {offer ? `Give ${moneyName(offer.amount, currency)} back` : 'Give back'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Where nothing was used both are the same. */
function isOwnOffer({ offers: { unused, full } }: PaymentStory, kind: Kind): boolean {
  return kind === 'unused' ? unused !== null : full !== null && full.amount !== unused?.amount;
}

function labelOf({ offers, currency }: PaymentStory, kind: Kind): string {
  const offer = offers[kind];
  if (!offer) return '';
  const { amount, credits, used_credits: used } = offer;
  const taken = credits > 0 ? `; ${creditsName(credits)} leave the wallet` : '';
  if (kind === 'full')
    return `All of it: ${moneyName(amount, currency)}, although ${creditsName(used)} were used${taken}`;
  return used > 0
    ? `What is unused: ${moneyName(amount, currency)}${taken}`
    : `All of it, as nothing was used: ${moneyName(amount, currency)}${taken}`;
}
