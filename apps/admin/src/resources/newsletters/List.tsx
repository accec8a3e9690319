import Box from '@mui/material/Box';
import { newsletterStates } from '@kindling/contract/newsletters';
import type { Newsletter } from '@kindling/contract/routes/newsletters';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SelectInput,
  TopToolbar,
  useCreatePath,
} from 'react-admin';
import { BrandInput } from '../../shared/brand-input';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { ListPagination } from '../../shared/list-pagination';
import { dayName, instantName } from '../../shared/names';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { StateChip } from './state-chip';
import { kindNames, progressOf, stateNames, subjectOf } from './words';

const filters = [
  <BrandInput key="tenant" />,
  <SelectInput
    key="state"
    source="state"
    choices={newsletterStates.map((state) => ({ id: state, name: stateNames[state] }))}
  />,
];

const nowrap = () => ({ whiteSpace: 'nowrap' });

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <CreateButton label="New newsletter" variant="contained" />
    </TopToolbar>
  );
}

function Empty() {
  return (
    <Box sx={{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 2, color: 'text.secondary' }}>
      No newsletter is written yet. It reaches members who consented to marketing and want its kind.
      <CreateButton label="New newsletter" variant="contained" />
    </Box>
  );
}

/** Newsletters of all brands that one was given, the newest first. */
export function NewsletterList() {
  const isNarrow = useIsNarrow('md');
  return (
    <List
      title="Newsletters"
      filters={filters}
      actions={<Actions />}
      empty={<Empty />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      pagination={<ListPagination />}
    >
      {isNarrow ? <NewsletterCards /> : <NewsletterTable />}
    </List>
  );
}

function NewsletterCards() {
  const createPath = useCreatePath();
  return (
    <CardList<Newsletter>
      label="Newsletters"
      to={({ id }) => createPath({ resource: 'newsletters', type: 'show', id })}
      card={(newsletter) => (
        <>
          <CardText
            title={<bdi>{subjectOf(newsletter)}</bdi>}
            lines={[
              <>
                <BrandName /> · {kindNames[newsletter.kind]} · {dayName(newsletter.created_at)}
              </>,
            ]}
          />
          <StateChip state={newsletter.state} />
        </>
      )}
    />
  );
}

function NewsletterTable() {
  return (
    <DataTable<Newsletter> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Newsletter>
        source="texts"
        label="Subject"
        disableSort
        render={(newsletter) => <bdi>{subjectOf(newsletter)}</bdi>}
      />
      <DataTable.Col<Newsletter> source="kind" disableSort render={({ kind }) => kindNames[kind]} />
      <DataTable.Col<Newsletter> source="tenant" label="Brand" disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<Newsletter>
        source="state"
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
      <DataTable.Col<Newsletter>
        source="send_at"
        label="Begins"
        disableSort
        cellSx={nowrap}
        render={({ send_at: at }) => at && instantName(at)}
      />
      <DataTable.Col<Newsletter>
        source="ordered"
        label="Mails"
        disableSort
        cellSx={nowrap}
        render={(newsletter) => progressOf(newsletter)}
      />
      <DataTable.Col<Newsletter>
        source="created_at"
        label="Written"
        cellSx={nowrap}
        render={({ created_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}
