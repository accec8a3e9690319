import Checkbox from '@mui/material/Checkbox';
import { useListContext, type RaRecord } from 'react-admin';
import { t } from '../../words/texts';
import { rowName } from './bulk-labels';

/** The checkbox that chooses a row for a bulk action. */
export function Choice({ row, isChoosable }: { row: RaRecord; isChoosable: boolean }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      disabled={!isChoosable}
      onChange={() => onToggleItem(row.id)}
      // A press on it is none on the row, which leads elsewhere.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': t('Choose {{row}}', { row: rowName(String(row.id), [row]) }) } }}
      sx={{ width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 } }}
    />
  );
}
