import Chip from '@mui/material/Chip';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { SelectInput, TextInput } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { RowList } from '../../shared/lists/row-list';
import { instantName } from '../../shared/words/names';
import { offName, restrictionNames, revenueName, statusChoices } from './discount-labels';
import { brandColumn, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  <TextInput key="q" source="q" label={t('Begins with')} alwaysOn />,
  brandFilter,
  <SelectInput key="status" source="status" choices={statusChoices} />,
];

export function DiscountCodeList() {
  return (
    <RowList
      title={t('Discount codes')}
      filters={filters}
      create={t('New codes')}
      none={t('There are no codes yet. The time bonus and the welcome discount need none.')}
    >
      <RowTable
        label={t('Discount codes')}
        to="edit"
        below="sm"
        columns={columns}
        card={{ title: 'code', lines: ['off', 'only', usesName], end: 'state' }}
      />
    </RowList>
  );
}

const columns = {
  code: { label: t('Code'), sorts: true, isLink: true, cell: ({ code }) => code },
  tenant: brandColumn,
  off: { label: t('Takes off'), cell: offName },
  only: { label: t('Only'), cell: (code) => restrictionNames(code).join(' · ') },
  uses: { label: t('Uses'), isNumber: true },
  revenue: { label: t('Revenue after discount'), cell: revenueName },
  created_at: { label: t('Made'), sorts: true, cell: ({ created_at: at }) => instantName(at) },
  state: { label: t('State'), cell: (code) => <State code={code} /> },
} satisfies Columns<DiscountCodeRow>;

function usesName(code: DiscountCodeRow): string {
  return [
    t('{{count}} uses', { count: code.uses }),
    ...(code.revenue.length > 0 ? [revenueName(code)] : []),
  ].join(', ');
}

function State({ code }: { code: DiscountCodeRow }) {
  if (code.status === 'disabled') return <Chip variant="outlined" label={t('Disabled')} />;
  if (code.expired) return <Chip variant="outlined" label={t('Expired')} />;
  if (code.validity === 'once' && code.uses > 0) return <Chip variant="outlined" label={t('Used')} />;
  return <Chip color="success" variant="outlined" label={t('Active')} />;
}
