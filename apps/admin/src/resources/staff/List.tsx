import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { useState } from 'react';
import { DataTable, List, useGetIdentity } from 'react-admin';
import { CardList, CardText } from '../../shared/lists/card-list';
import { dayName } from '../../shared/words/names';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { LogOut, PersonDialog } from './person-dialog';
import { codeName, t } from '../../shared/words/texts';

export function StaffList() {
  const isNarrow = useIsNarrow('md');
  return (
    <>
      <Invitations />
      <List
        title={t('Staff')}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={50}
        exporter={false}
        actions={
          <ListHead hasFilters={false}>
            <Invite />
          </ListHead>
        }
        pagination={<ListPagination />}
      >
        {isNarrow ? <StaffCards /> : <StaffTable />}
      </List>
    </>
  );
}

function Invite() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('Invite somebody')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function StaffCards() {
  return (
    <CardList<StaffRow>
      label={t('Staff')}
      card={(person) => (
        <>
          <CardText
            title={person.name}
            lines={[
              person.email,
              `${codeName(person.role)} · ${brandsOf(person.tenants)}`,
              t('since {{created_at}}', { created_at: dayName(person.created_at) }),
              <Factor key="factor" person={person} />,
            ]}
          />
          <Manage person={person} />
        </>
      )}
    />
  );
}

function StaffTable() {
  return (
    <DataTable<StaffRow> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<StaffRow> source="name" label={t('Name')} render={(person) => <Who person={person} />} />
      <DataTable.Col<StaffRow> source="role" label={t('Role')} render={({ role }) => codeName(role)} />
      <DataTable.Col<StaffRow> label={t('Brands')} disableSort render={({ tenants }) => brandsOf(tenants)} />
      <DataTable.Col<StaffRow>
        label={t('Way in')}
        disableSort
        render={(person) => <Factor person={person} />}
      />
      <DataTable.Col<StaffRow>
        source="created_at"
        label={t('Since')}
        render={({ created_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dayName(at)}</Box>}
      />
      <DataTable.Col<StaffRow>
        label=""
        disableSort
        align="right"
        render={(person) => <Manage person={person} />}
      />
    </DataTable>
  );
}

const brandsOf = (tenants: StaffRow['tenants']) => (tenants === null ? t('All brands') : tenants.join(', '));

function Who({ person: { name, email } }: { person: StaffRow }) {
  return (
    <>
      <bdi>{name}</bdi>
      <Box sx={{ color: 'text.secondary' }}>{email}</Box>
    </>
  );
}

function Factor({ person }: { person: StaffRow }) {
  if (person.ended_at !== null)
    return (
      <Chip
        component="span"
        variant="outlined"
        label={t('Left {{ended_at}}', { ended_at: dayName(person.ended_at) })}
      />
    );
  if (!person.second_factor)
    return <Chip component="span" variant="outlined" label={t('With the next login')} />;
  const { recovery_codes: left } = person;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Chip component="span" color="success" variant="outlined" label={t('Set up')} />
      <span>{t('{{count}} recovery codes', { count: left })}</span>
      {person.sessions > 0 && (
        <span>{`· ${t('logged in {{count}} times', { count: person.sessions })}`}</span>
      )}
    </Box>
  );
}

/** One's own role and second factor are another owner's to change. */
function Manage({ person }: { person: StaffRow }) {
  const { identity } = useGetIdentity();
  const [isOpen, setOpen] = useState(false);
  if (person.ended_at !== null) return null;
  if (identity?.id === person.id) return <LogOut person={person} />;
  return (
    <>
      <Button aria-label={t('Change {{name}}', { name: person.name })} onClick={() => setOpen(true)}>
        {t('Change')}
      </Button>
      {isOpen && <PersonDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
