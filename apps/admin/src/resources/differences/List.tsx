import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { BookDifference } from '@kindling/contract/money/calls/books';
import { useState } from 'react';
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList } from '../../shared/lists/card-list';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { SettleDialog } from './settle-dialog';
import { foundName } from './words';
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
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Differences')}
      filters={filters}
      none={t('No check of the books has found anything.')}
      sort={{ field: 'first_seen_at', order: 'DESC' }}
    >
      {isNarrow ? <DifferenceCards /> : <DifferenceTable />}
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

function DifferenceCards() {
  return (
    <CardList<BookDifference>
      label={t('Differences')}
      card={(row) => (
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
      )}
    />
  );
}

function DifferenceTable() {
  return (
    <DataTable<BookDifference> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<BookDifference> source="kind" label={t('What')} disableSort render={foundName} />
      <DataTable.Col<BookDifference>
        source="ours"
        label={t('Ours')}
        disableSort
        render={({ ours }) => ours || t('Nothing')}
      />
      <DataTable.Col<BookDifference>
        source="theirs"
        label={t('Should be')}
        disableSort
        render={({ theirs }) => theirs || t('Nothing')}
      />
      <DataTable.Col<BookDifference>
        source="subject"
        label={t('About')}
        disableSort
        render={(row) => <Subject row={row} />}
      />
      <DataTable.Col<BookDifference> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<BookDifference>
        source="first_seen_at"
        label={t('Since')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ first_seen_at: at }) => instantName(at)}
      />
      <DataTable.Col<BookDifference>
        label={t('Settled')}
        disableSort
        render={(row) => <Settlement row={row} />}
      />
    </DataTable>
  );
}
