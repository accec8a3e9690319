import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { BookDifference } from '@kindling/contract/money/calls/books';
import { useState } from 'react';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { SettleDialog } from './settle-dialog';
import { foundName } from './difference-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  <NullableBooleanInput
    key="open"
    source="open"
    label={t('State')}
    alwaysOn
    trueLabel={t('Open')}
    falseLabel={t('Settled')}
    nullLabel={t('All')}
  />,
  brandFilter,
  <SelectInput
    key="source"
    source="source"
    label={t('Found in')}
    choices={[
      { id: 'ledger', name: t('The ledger') },
      { id: 'provider', name: t('A provider’s list') },
    ]}
  />,
];

export function DifferenceList() {
  return (
    <RowList
      title={t('Differences')}
      filters={filters}
      none={t('No check of the books has found anything.')}
      sort={{ field: 'first_seen_at', order: 'DESC' }}
    >
      <RowTable label={t('Differences')} columns={columns} card={(row) => <DifferenceCard row={row} />} />
    </RowList>
  );
}

function Subject({ row }: { row: BookDifference }) {
  return row.payment === null ? (
    <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      {row.subject}
    </Box>
  ) : (
    <Link component={RouterLink} to={`/payments/${row.tenant}:${row.payment}/show`} sx={{ py: 0.75 }}>
      {t('To the payment')}
    </Link>
  );
}

function Settlement({ row }: { row: BookDifference }) {
  const [isAsked, setAsked] = useState(false);
  if (row.settled_at !== null)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 280 }}>
        {row.settled_by === null
          ? t('Gone by itself, {{settled_at}}', { settled_at: instantName(row.settled_at) })
          : `${row.settled_by}, ${instantName(row.settled_at)}: ${row.note ?? ''}`}
      </Typography>
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)} sx={{ minHeight: 36, justifySelf: 'start' }}>
        {t('Settle')}
      </Button>
      {isAsked && <SettleDialog row={row} onClose={() => setAsked(false)} />}
    </>
  );
}

const columns = {
  kind: { label: t('What'), cell: foundName },
  ours: { label: t('Ours'), cell: ({ ours }) => ours || t('Nothing') },
  theirs: { label: t('Should be'), cell: ({ theirs }) => theirs || t('Nothing') },
  subject: { label: t('About'), cell: (row) => <Subject row={row} /> },
  tenant: brandColumn,
  first_seen_at: {
    label: t('Since'),
    sorts: true,
    sx: nowrap,
    cell: ({ first_seen_at: at }) => instantName(at),
  },
  settled: { label: t('Settled'), cell: (row) => <Settlement row={row} /> },
} satisfies Columns<BookDifference>;

function DifferenceCard({ row }: { row: BookDifference }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
      <Typography sx={{ fontWeight: 650 }}>{foundName(row)}</Typography>
      <Typography variant="body2" color="textSecondary">
        <BrandName /> · {t('since {{created_at}}', { created_at: instantName(row.first_seen_at) })}
      </Typography>
      <Typography variant="body2">
        {t('Ours: {{ours}} · theirs: {{theirs}}', {
          ours: row.ours || t('nothing'),
          theirs: row.theirs || t('nothing'),
        })}
      </Typography>
      <Subject row={row} />
      <Settlement row={row} />
    </Box>
  );
}
