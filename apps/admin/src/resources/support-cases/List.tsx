import Box from '@mui/material/Box';
import { supportStates, supportTopics } from '@kindling/contract/safety/complaint-rules';
import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { BooleanInput, DataTable, SelectInput, TextInput, useCreatePath, type Identifier } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { dayFilters } from '../../shared/lists/day-filters';
import { instantName, languageName } from '../../shared/words/names';
import { RowLink } from '../../shared/lists/row-link';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { ListHead } from '../../shared/lists/list-head';
import { NextButton } from '../../shared/queues/next-button';
import { QueueList, useListBrand } from '../../shared/queues/queue-list';
import { inBrand } from '../../shared/queues/queues';
import { StateChips } from './state-chips';
import { useNextCase } from './use-next-case';
import { stateNames, topicNames } from './words';
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

const nowrap = () => ({ whiteSpace: 'nowrap' });

function Actions() {
  const next = useNextCase(useListBrand());
  return (
    <ListHead>
      <NextButton onNext={() => void next()} />
    </ListHead>
  );
}

/** Complaints of the brands that one was given, the first due first. */
export function SupportCaseList() {
  const isNarrow = useIsNarrow('md');
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
      {isNarrow ? <CaseCards /> : <CaseTable />}
    </QueueList>
  );
}

/** Where a row leads: its page, from which one goes on within the brand to which the list is narrowed. */
function useCasePath(): (id: Identifier) => string {
  const createPath = useCreatePath();
  const brand = useListBrand();
  return (id) => inBrand(createPath({ resource: 'support-cases', type: 'show', id }), brand);
}

function CaseCards() {
  const pathOf = useCasePath();
  return (
    <CardList<SupportCaseRow>
      label={t('Complaints')}
      to={({ id }) => pathOf(id)}
      card={(found) => (
        <>
          <CardText
            title={`${found.number} · ${topicNames[found.topic]}`}
            lines={[<BrandName key="brand" />, t('Due {{due_at}}', { due_at: instantName(found.due_at) })]}
          />
          <StateChips found={found} />
        </>
      )}
    />
  );
}

function CaseTable() {
  const pathOf = useCasePath();
  return (
    <DataTable<SupportCaseRow> bulkActionButtons={false} rowClick={pathOf}>
      <DataTable.Col<SupportCaseRow>
        source="number"
        label={t('Number')}
        disableSort
        cellSx={nowrap}
        render={({ number }) => <RowLink>{number}</RowLink>}
      />
      <DataTable.Col<SupportCaseRow>
        source="topic"
        label={t('Subject')}
        disableSort
        render={({ topic }) => topicNames[topic]}
      />
      <DataTable.Col<SupportCaseRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<SupportCaseRow>
        source="member"
        label={t('From')}
        disableSort
        render={({ member }) => (member === null ? t('Visitor') : t('Member'))}
      />
      <DataTable.Col<SupportCaseRow>
        source="language"
        label={t('Language')}
        disableSort
        render={({ language }) => languageName(language)}
      />
      <DataTable.Col<SupportCaseRow>
        source="opened_at"
        label={t('Received')}
        cellSx={nowrap}
        render={({ opened_at: at }) => instantName(at)}
      />
      <DataTable.Col<SupportCaseRow>
        source="due_at"
        label={t('Due')}
        cellSx={nowrap}
        render={({ due_at: at }) => instantName(at)}
      />
      <DataTable.Col<SupportCaseRow> label="" disableSort render={(found) => <StateChips found={found} />} />
    </DataTable>
  );
}
