import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StaffRow } from '@kindling/contract/routes/staff';
import { DataTable, List, Pagination, useGetIdentity } from 'react-admin';
import { codeName, dayName } from '../../shared/names';
import { ResetButton } from './reset-button';

export function StaffList() {
  return (
    <List
      title="Staff"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={false}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      <DataTable<StaffRow> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<StaffRow> source="name" label="Name" render={(person) => <Who person={person} />} />
        <DataTable.Col<StaffRow> source="role" label="Role" render={({ role }) => codeName(role)} />
        <DataTable.Col<StaffRow>
          label="Brands"
          disableSort
          render={({ tenants }) => (tenants === null ? 'All' : tenants.join(', '))}
        />
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
    </List>
  );
}

function Who({ person: { name, email } }: { person: StaffRow }) {
  return (
    <>
      {name}
      <Box sx={{ color: 'text.secondary' }}>{email}</Box>
    </>
  );
}

function Factor({ person }: { person: StaffRow }) {
  if (!person.second_factor) return <Chip variant="outlined" label="With the next login" />;
  const { recovery_codes: left } = person;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Chip color="success" variant="outlined" label="Set up" />
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
