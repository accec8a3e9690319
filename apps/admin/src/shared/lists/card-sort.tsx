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
    <TextField
      select
      size="small"
      label={translate('ra.action.sort')}
      value={current ? choices.indexOf(current) : ''}
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      sx={{ mx: 2, mt: 1.5, minWidth: 200 }}
    >
      {choices.map(({ field, order, label }, at) => (
        <MenuItem key={`${field} ${order}`} value={at}>
          {label}, {translate(`ra.sort.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
