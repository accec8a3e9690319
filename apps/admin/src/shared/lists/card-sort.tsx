import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListSortContext, useTranslate } from 'react-admin';
import { codeName } from '../words/texts';
import type { Column, Columns } from './columns';

const orders = ['DESC', 'ASC'] as const;

/** The order of a list's cards: what the heads of its table do on a wide screen. */
export function CardSort<Row>({ columns }: { columns: Columns<Row> }) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  const choices = Object.entries<Column<Row>>(columns)
    .filter(([, { sorts = false }]) => sorts)
    .flatMap(([field, { label = codeName(field) }]) => orders.map((order) => ({ field, order, label })));
  if (choices.length <= orders.length) return null;
  const current = choices.find(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <Box sx={{ px: 2, pt: 1.5, maxWidth: 320 }}>
      <TextField
        select
        size="small"
        label={translate('ra.action.sort')}
        value={current ? choices.indexOf(current) : ''}
        onChange={({ target }) => {
          const chosen = choices[Number(target.value)];
          if (chosen) setSort({ field: chosen.field, order: chosen.order });
        }}
      >
        {choices.map(({ field, order, label }, at) => (
          <MenuItem key={`${field} ${order}`} value={at}>
            {label}, {translate(`ra.sort.${order}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
