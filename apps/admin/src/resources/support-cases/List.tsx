import Box from '@mui/material/Box';
import { supportStates, supportTopics } from '@kindling/contract/safety/complaint-rules';
import type { SupportCaseRow } from '@kindling/contract/safety/calls/support-desk';
import { BooleanInput, SelectInput, useCreatePath, type Identifier } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { dayFilters } from '../../shared/lists/day-filters';
import { instantName, languageName } from '../../shared/words/names';
import { spanName } from '../../shared/words/spans';
import { ListHead } from '../../shared/lists/list-head';
import { NextButton } from '../../shared/queues/next-button';
import { QueueList, useListBrand } from '../../shared/queues/queue-list';
import { inBrand } from '../../shared/queues/queues';
import { CaseSearch } from './case-search';
import { StateChips } from './state-chips';
import { useNextCase } from './use-next-case';
import { stateNames, topicNames } from './case-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
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

/** Complaints of the reader's brands by due date, or the results of a search. */
export function SupportCaseList() {
  return <CaseSearch queue={<Queue />} table={<CaseTable brand={undefined} />} />;
}

function Queue() {
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
      <QueueTable />
    </QueueList>
  );
}

function QueueTable() {
  return <CaseTable brand={useListBrand()} />;
}

/** The complainant by display name. */
const complainant = ({ member, member_name: name }: SupportCaseRow) =>
  member === null ? t('Visitor') : name === null ? t('Member') : <bdi>{name}</bdi>;

const ageOf = ({ opened_at: at }: SupportCaseRow) => spanName(Date.now() - Date.parse(at));

const columns = {
  number: { label: t('Number'), isLink: true, sx: nowrap, cell: ({ number }) => number },
  member_name: { label: t('From'), sx: { fontWeight: 600 }, cell: complainant },
  topic: { label: t('Subject'), cell: ({ topic }) => topicNames[topic] },
  first_words: { label: t('Complaint'), cell: (found) => <Beginning found={found} /> },
  opened_at: {
    label: t('Age'),
    sorts: true,
    sx: nowrap,
    cell: (found) => <span title={instantName(found.opened_at)}>{ageOf(found)}</span>,
  },
  due_at: { label: t('Due'), sorts: true, sx: nowrap, cell: ({ due_at: at }) => instantName(at) },
  tenant: brandColumn,
  language: { label: t('Language'), cell: ({ language }) => languageName(language) },
  state: { label: t('State'), cell: (found) => <StateChips found={found} /> },
} satisfies Columns<SupportCaseRow>;

/** The first line, truncated to the column. */
function Beginning({ found: { first_words: words, language } }: { found: SupportCaseRow }) {
  return (
    <Box
      component="span"
      lang={language}
      sx={{
        ...{ display: 'block', maxWidth: { xs: '100%', md: 260 } },
        ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      <bdi>{words.split('\n', 1)[0]}</bdi>
    </Box>
  );
}

/** @param brand filter of the list, kept in the links to the rows' pages */
function CaseTable({ brand }: { brand: string | undefined }) {
  const createPath = useCreatePath();
  return (
    <RowTable
      label={t('Complaints')}
      to={(id: Identifier) => inBrand(createPath({ resource: 'support-cases', type: 'show', id }), brand)}
      columns={columns}
      card={{
        title: ['member_name', 'number'],
        lines: [
          'first_words',
          ['topic', 'tenant', 'opened_at'],
          ({ due_at: at }) => t('Due {{due_at}}', { due_at: instantName(at) }),
        ],
        end: 'state',
      }}
    />
  );
}
