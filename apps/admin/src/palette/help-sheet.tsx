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

const everywhere: readonly (readonly [string, readonly string[]])[] = [
  ['Find or go to', ['Ctrl', 'K']],
  ['The same', ['/']],
  ['These keys', ['?']],
];
const onLists: readonly (readonly [string, readonly string[]])[] = [
  ['Search in the list', ['s']],
  ['Make a new one', ['c']],
];
const onDesk: readonly (readonly [string, readonly string[]])[] = [
  ['Later', ['n']],
  ['Undo the last decision', ['u']],
  ['Blur pictures', ['b']],
  ['Pictures without colour', ['g']],
  ['Show a blurred picture', ['Space']],
];

/** All the keys there are, for who asks by `?`. */
export function HelpSheet({
  commands,
  hasDesk,
  onClose,
}: {
  commands: readonly Command[];
  hasDesk: boolean;
  onClose: () => void;
}) {
  const title = useId();
  const places = commands.flatMap(({ name, keys }) => (keys ? [[name, keys] as const] : []));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title} transitionDuration={0}>
      <DialogTitle id={title}>Keys</DialogTitle>
      <DialogContent
        sx={{
          ...{ display: 'grid', columnGap: 4, rowGap: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Part name="Everywhere" rows={everywhere} />
        <Part name="Go to" rows={places} />
        <Part name="On lists" rows={onLists} />
        {hasDesk && <Part name="On the desk, besides those on its buttons" rows={onDesk} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 40 }}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ name, rows }: { name: string; rows: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <Box component="section" aria-label={name} sx={{ gridRow: name === 'Go to' ? { sm: 'span 3' } : 'auto' }}>
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
