import Box from '@mui/material/Box';
import { supportStates, supportTopics } from '@kindling/contract/safety/complaint-rules';
import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { BooleanInput, SelectInput, TextInput, useCreatePath, type Identifier } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { dayFilters } from '../../shared/lists/day-filters';
import { instantName, languageName } from '../../shared/words/names';
import { ListHead } from '../../shared/lists/list-head';
import { NextButton } from '../../shared/queues/next-button';
import { QueueList, useListBrand } from '../../shared/queues/queue-list';
import { inBrand } from '../../shared/queues/queues';
import { StateChips } from './state-chips';
import { useNextCase } from './use-next-case';
import { stateNames, topicNames } from './case-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  <TextInput key="q" source="q" label={t('Number')} alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    label={t('State')}
    alwaysOn
    emptyText={t('All')}
    choices={supportStates.map((id) => ({ id, name: stateNames[id] }))}
  />,
  brandFilter,
  <SelectInput
    key="topic"
    source="topic"
    label={t('Subject')}
    choices={supportTopics.map((id) => ({ id, name: topicNames[id] }))}
  />,
  <BooleanInput key="mine" source="mine" label={t('Mine')} />,
  ...dayFilters('since', 'until', t('Received')),
];

function Actions() {
  const next = useNextCase(useListBrand());
  return (
    <ListHead>
      <NextButton onNext={() => void next()} />
    </ListHead>
  );
}

/** Complaints of the reader's brands, the first due first. */
export function SupportCaseList() {
  return (
    <QueueList
      queue="complaint"
      actions={<Actions />}
      title={t('Complaints')}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      empty={
        <Box sx={{ py: 8, px: 2, textAlign: 'center', color: 'text.secondary' }}>
          {t('Nobody complained about a payment or the site.')}
        </Box>
      }
      sort={{ field: 'due_at', order: 'ASC' }}
    >
      <CaseTable />
    </QueueList>
  );
}

/** The address of a row's page, which keeps the brand that the list is narrowed to. */
function useCasePath(): (id: Identifier) => string {
  const createPath = useCreatePath();
  const brand = useListBrand();
  return (id) => inBrand(createPath({ resource: 'support-cases', type: 'show', id }), brand);
}

const columns = {
  number: { label: t('Number'), isLink: true, sx: nowrap, cell: ({ number }) => number },
  topic: { label: t('Subject'), cell: ({ topic }) => topicNames[topic] },
  tenant: brandColumn,
  member: { label: t('From'), cell: ({ member }) => (member === null ? t('Visitor') : t('Member')) },
  language: { label: t('Language'), cell: ({ language }) => languageName(language) },
  opened_at: { label: t('Received'), sorts: true, sx: nowrap, cell: ({ opened_at: at }) => instantName(at) },
  due_at: { label: t('Due'), sorts: true, sx: nowrap, cell: ({ due_at: at }) => instantName(at) },
  state: { label: '', cell: (found) => <StateChips found={found} /> },
} satisfies Columns<SupportCaseRow>;

function CaseTable() {
  return (
    <RowTable
      label={t('Complaints')}
      to={useCasePath()}
      columns={columns}
      card={{
        title: ['number', 'topic'],
        lines: ['tenant', ({ due_at: at }) => t('Due {{due_at}}', { due_at: instantName(at) })],
        end: 'state',
      }}
    />
  );
}
