import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StaffRow } from '@kindling/contract/routes/staff';
import { DataTable, List, useGetIdentity } from 'react-admin';
import { CardList, CardText } from '../../shared/card-list';
import { codeName, dayName } from '../../shared/names';
import { ListPagination } from '../../shared/list-pagination';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { ResetButton } from './reset-button';

export function StaffList() {
  const isNarrow = useIsNarrow('md');
  return (
    <List
      title="Staff"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={false}
      pagination={<ListPagination />}
    >
      {isNarrow ? <StaffCards /> : <StaffTable />}
    </List>
  );
}

function StaffCards() {
  return (
    <CardList<StaffRow>
      label="Staff"
      card={(person) => (
        <>
          <CardText
            title={person.name}
            lines={[
              person.email,
              `${codeName(person.role)} · ${brandsOf(person.tenants)}`,
              `since ${dayName(person.created_at)}`,
              <Factor key="factor" person={person} />,
            ]}
          />
          <Reset person={person} />
        </>
      )}
    />
  );
}

function StaffTable() {
  return (
    <DataTable<StaffRow> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<StaffRow> source="name" label="Name" render={(person) => <Who person={person} />} />
      <DataTable.Col<StaffRow> source="role" label="Role" render={({ role }) => codeName(role)} />
      <DataTable.Col<StaffRow> label="Brands" disableSort render={({ tenants }) => brandsOf(tenants)} />
      <DataTable.Col<StaffRow>
        label="Second factor"
        disableSort
        render={(person) => <Factor person={person} />}
      />
      <DataTable.Col<StaffRow>
        source="created_at"
        label="Since"
        render={({ created_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dayName(at)}</Box>}
      />
      <DataTable.Col<StaffRow>
        label=""
        disableSort
        align="right"
        render={(person) => <Reset person={person} />}
      />
    </DataTable>
  );
}

const brandsOf = (tenants: StaffRow['tenants']) => (tenants === null ? 'All brands' : tenants.join(', '));

function Who({ person: { name, email } }: { person: StaffRow }) {
  return (
    <>
      {name}
      <Box sx={{ color: 'text.secondary' }}>{email}</Box>
    </>
  );
}

function Factor({ person }: { person: StaffRow }) {
  if (!person.second_factor) return <Chip component="span" variant="outlined" label="With the next login" />;
  const { recovery_codes: left } = person;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Chip component="span" color="success" variant="outlined" label="Set up" />
      {left === 1 ? '1 recovery code' : `${left} recovery codes`}
    </Box>
  );
}

/** One's own is another owner's to reset. */
function Reset({ person }: { person: StaffRow }) {
  const { identity } = useGetIdentity();
  const isOwn = identity?.id === person.id;
  return person.second_factor && !isOwn ? <ResetButton person={person} /> : null;
}
