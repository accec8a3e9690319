import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { useState } from 'react';
import { List, useGetIdentity } from 'react-admin';
import { dayName } from '../../shared/words/names';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { LogOut, PersonDialog } from './person-dialog';
import type { Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { codeName, t } from '../../shared/words/texts';

export function StaffList() {
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
        <RowTable
          label={t('Staff')}
          columns={columns}
          card={{
            title: ({ name }) => name,
            lines: [
              ({ email }) => email,
              ['role', 'brands'],
              ({ created_at: at }) => t('since {{created_at}}', { created_at: dayName(at) }),
              'factor',
            ],
            end: 'manage',
          }}
        />
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

const columns = {
  name: { label: t('Name'), sorts: true, cell: (person) => <Who person={person} /> },
  role: { label: t('Role'), sorts: true, cell: ({ role }) => codeName(role) },
  brands: { label: t('Brands'), cell: ({ tenants }) => brandsOf(tenants) },
  factor: { label: t('Way in'), cell: (person) => <Factor person={person} /> },
  created_at: {
    label: t('Since'),
    sorts: true,
    cell: ({ created_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dayName(at)}</Box>,
  },
  manage: { label: '', align: 'right', cell: (person) => <Manage person={person} /> },
} satisfies Columns<StaffRow>;
