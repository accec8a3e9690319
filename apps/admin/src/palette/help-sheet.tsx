import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Command } from './commands';
import { Keys } from './keys';
import { t } from '../shared/words/texts';

const everywhere: readonly (readonly [string, readonly string[]])[] = [
  [t('Find or go to'), [t('Ctrl'), 'K']],
  [t('The same'), ['/']],
  [t('These keys'), ['?']],
];
const onLists: readonly (readonly [string, readonly string[]])[] = [
  [t('Search in the list'), ['s']],
  [t('Make a new one'), ['c']],
];
const onPayments: readonly (readonly [string, readonly string[]])[] = [[t('Refund the payment'), ['r']]];
const inQueues: readonly (readonly [string, readonly string[]])[] = [
  [t('Later, and on to the next'), ['n']],
  [t('The same'), ['→']],
  [t('Take it'), ['t']],
  [t('Write the answer'), ['a']],
  [t('Pass on'), ['e']],
];
const onDesk: readonly (readonly [string, readonly string[]])[] = [
  [t('Later, and on to the next'), ['n']],
  [t('Undo the last decision'), ['u']],
  [t('Blur pictures'), ['b']],
  [t('Pictures without colour'), ['g']],
  [t('Show a blurred picture'), [t('Space')]],
  [t('Picture in full size'), ['z']],
  [t('Choose a measure or a ground'), ['1', '2', '…']],
  [t('Leave the choice'), [t('Esc')]],
];

/** The shortcuts of the current page, opened by `?`. */
export function HelpSheet({
  commands,
  hasPlaces,
  hasQueues,
  hasDesk,
  onClose,
}: {
  commands: readonly Command[];
  hasPlaces: boolean;
  hasQueues: boolean;
  hasDesk: boolean;
  onClose: () => void;
}) {
  const title = useId();
  const places = commands.flatMap(({ name, keys }) => (keys ? [[name, keys] as const] : []));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title} transitionDuration={0}>
      <DialogTitle id={title}>{t('Keys')}</DialogTitle>
      {/* Focus rests on it: nothing inside takes it, and the sheet is scrolled by keys. */}
      <DialogContent
        tabIndex={0}
        sx={{
          ...{ display: 'grid', columnGap: 4, rowGap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part name={t('Everywhere')} rows={everywhere} />
          {hasPlaces && <Part name={t('On lists')} rows={onLists} />}
          {commands.some(({ to }) => to === '/payments') && (
            <Part name={t('On a payment')} rows={onPayments} />
          )}
          {hasQueues && <Part name={t('In queues')} rows={inQueues} />}
          {hasDesk && <Part name={t('On the desk, besides those on its buttons')} rows={onDesk} />}
        </Box>
        {hasPlaces && <Part name={t('Go to')} rows={places} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 40 }}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PartProps {
  name: string;
  rows: readonly (readonly [string, readonly string[]])[];
}

function Part({ name, rows }: PartProps) {
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([what, keys]) => (
          <Box
            key={`${what} ${keys.join()}`}
            sx={{
              ...{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 34 },
              ...{ borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box component="dt" sx={{ flex: 1 }}>
              {what}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5 }}>
              <Keys keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
