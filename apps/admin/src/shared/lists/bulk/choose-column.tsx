import Checkbox from '@mui/material/Checkbox';
import { DataTable, useListContext, type RaRecord } from 'react-admin';
import { t } from '../../words/texts';
import { Choice } from './row-choice';
import { useBulkActions } from './use-bulk-jobs';

interface ChooseColumnProps<Row> {
  /** Whether something can be done to it among many; default: to every row. */
  isChoosable?: (row: Row) => boolean;
}

const narrow = { width: 44, py: 0, pl: 0.5, pr: 0 } as const;

/** The first column of a table whose rows can be chosen, where the reader may do something to many of them. */
export function ChooseColumn<Row extends RaRecord>({ isChoosable = () => true }: ChooseColumnProps<Row>) {
  const isOffered = useBulkActions().length > 0;
  if (!isOffered) return null;
  return (
    <DataTable.Col<Row>
      source="chosen"
      label={<ChooseAll isChoosable={isChoosable} />}
      disableSort
      sx={narrow}
      render={(row) => <Choice row={row} isChoosable={isChoosable(row)} />}
    />
  );
}

function ChooseAll<Row extends RaRecord>({ isChoosable }: Required<ChooseColumnProps<Row>>) {
  const { data = [], selectedIds, onSelect } = useListContext<Row>();
  const own = data.filter(isChoosable).map(({ id }) => id);
  const isChosen = (id: Row['id']) => selectedIds.includes(id);
  const areAll = own.length > 0 && own.every(isChosen);
  const toggle = () =>
    onSelect(areAll ? selectedIds.filter((id) => !own.includes(id)) : [...new Set([...selectedIds, ...own])]);
  return (
    <Checkbox
      checked={areAll}
      indeterminate={!areAll && own.some(isChosen)}
      disabled={own.length === 0}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': t('Choose all rows of this page') } }}
      sx={{ width: 36, height: 36 }}
    />
  );
}
