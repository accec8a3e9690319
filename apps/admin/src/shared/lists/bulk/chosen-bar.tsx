import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { mostBulkRows, type BulkAction } from '@kindling/contract/console/bulk-actions';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../words/texts';
import { BulkDialog } from './bulk-dialog';
import { useBulkActions } from './use-bulk-jobs';
import { actionNames } from './bulk-labels';

/** The rows that were chosen and what can be done to them: over the page's end, so that no row moves. */
export function ChosenBar() {
  const { selectedIds, onUnselectItems } = useListContext<{ id: string }>();
  const actions = useBulkActions();
  const [asked, setAsked] = useState<BulkAction>();
  const count = selectedIds.length;
  if (count === 0 || actions.length === 0) return null;
  return (
    <>
      <Paper
        component="section"
        data-chosen
        aria-label={t('Chosen rows')}
        elevation={6}
        sx={{
          ...{ position: 'fixed', zIndex: 'appBar', bottom: { xs: 8, sm: 20 }, left: { xs: 8, sm: '50%' } },
          ...{ right: { xs: 8, sm: 'auto' }, transform: { sm: 'translateX(-50%)' } },
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 },
          ...{ px: 1, py: 0.75, border: 1, borderColor: 'divider' },
        }}
      >
        <IconButton
          aria-label={t('Choose none')}
          onClick={() => onUnselectItems()}
          sx={{ p: { xs: 1.25, sm: 0.75 } }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <Box role="status" sx={{ flex: 1, whiteSpace: 'nowrap', fontSize: '0.8125rem', fontWeight: 600 }}>
          {count > mostBulkRows
            ? t('{{count, number}} chosen, {{most, number}} at most', { count, most: mostBulkRows })
            : t('{{count, number}} chosen', { count })}
        </Box>
        {actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            disabled={count > mostBulkRows}
            onClick={() => setAsked(action)}
            sx={{ minHeight: { xs: 40, sm: 32 }, flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            {actionNames[action]}
          </Button>
        ))}
      </Paper>
      {/* The last row can be pushed above it. */}
      <Box aria-hidden sx={{ height: 72 }} />
      {asked && <BulkDialog action={asked} close={() => setAsked(undefined)} />}
    </>
  );
}
