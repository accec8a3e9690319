import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Answer } from '@kindling/contract/route';
import {
  refundNoteLength,
  refundReasons,
  type getStaffPayment,
  type RefundReason,
} from '@kindling/contract/money/calls/payment-desk';
import { useState } from 'react';
import { DecisionDialog } from './decision-dialog';
import { NoteField } from './note-field';
import { callApi } from '../session/console-api';
import { creditsName, reasonNames, moneyName } from '../words/money-words';
import { t } from '../words/texts';

type Kind = 'unused' | 'full';
/** A payment with its refundable amounts. */
type Refundable = Pick<Answer<typeof getStaffPayment>, 'id' | 'order' | 'currency' | 'limit' | 'offers'>;

/** Asks for a refund: what can go back is the server's word, and what was typed stays if it refuses. */
export function RefundDialog({ payment, onClose }: { payment: Refundable; onClose: () => void }) {
  const { offers, currency, limit } = payment;
  // A repeat of the same request is the same refund.
  const [clientId] = useState(() => crypto.randomUUID());
  const kinds = (['unused', 'full'] as const).filter((kind) => isOwnOffer(payment, kind));
  const [wanted, setKind] = useState<Kind>('unused');
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  const [reason, setReason] = useState<RefundReason | ''>('');
  const [note, setNote] = useState('');
  const offer = kind && offers[kind];
  const decide =
    kind && offer && reason !== ''
      ? () =>
          callApi('askRefund', {
            params: { id: payment.id },
            body: {
              ...{ client_id: clientId, note, kind, reason },
              ...{ amount: offer.amount, credits: offer.credits },
            },
          })
      : undefined;
  return (
    <DecisionDialog
      title={t('Refund order {{order}}', { order: payment.order })}
      button={
        offer ? t('Give {{amount}} back', { amount: moneyName(offer.amount, currency) }) : t('Give back')
      }
      decide={decide}
      done={({ waits }) => (waits ? t('It waits for a second person now') : t('The provider is being asked'))}
      isTyped={note !== ''}
      onClose={onClose}
    >
      {kind === undefined && (
        <Alert severity="info">{t('Nothing of this purchase can go back (any more).')}</Alert>
      )}
      <FormControl>
        <FormLabel id="refund-kind">{t('What goes back')}</FormLabel>
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
        label={t('Reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as RefundReason)}
      >
        {refundReasons.map((code) => (
          <MenuItem key={code} value={code}>
            {reasonNames[code]}
          </MenuItem>
        ))}
      </TextField>
      <NoteField
        label={t('Note (optional)')}
        help={t('For colleagues; the member can ask to read it.')}
        most={refundNoteLength}
        value={note}
        onChange={setNote}
      />
      {offer && offer.amount > limit && (
        <Alert severity="warning">
          {t(
            'Above {{limit}} somebody else has to agree. Until then the credits are held and nothing is paid out.',
            { limit: moneyName(limit, currency) },
          )}
        </Alert>
      )}
    </DecisionDialog>
  );
}

/** Without use both offers are the same. */
function isOwnOffer({ offers: { unused, full } }: Refundable, kind: Kind): boolean {
  return kind === 'unused' ? unused !== null : full !== null && full.amount !== unused?.amount;
}

function labelOf({ offers, currency }: Refundable, kind: Kind): string {
  const offer = offers[kind];
  if (!offer) return '';
  const { amount, credits, used_credits: used } = offer;
  const taken =
    credits > 0 ? `; ${t('{{credits}} leave the wallet', { credits: creditsName(credits) })}` : '';
  if (kind === 'full')
    return (
      t('All of it: {{amount}}, although {{used}} were used', {
        amount: moneyName(amount, currency),
        used: creditsName(used),
      }) + taken
    );
  return used > 0
    ? t('What is unused: {{amount}}', { amount: moneyName(amount, currency) }) + taken
    : t('All of it, as nothing was used: {{amount}}', { amount: moneyName(amount, currency) }) + taken;
}
