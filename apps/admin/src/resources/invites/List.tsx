import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { InviteRow } from '@kindling/contract/accounts/calls/invites';
import { DeleteWithConfirmButton, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { brandFilter } from '../../shared/brands/brand-input';
import { brandColumn, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [brandFilter];

export function InviteList() {
  return (
    <RowList
      title={t('Invitations')}
      filters={filters}
      create={t('New invitation')}
      none={t('Nobody was invited yet. A link lets one person in, whatever the brand’s signup policy says.')}
    >
      <RowTable
        label={t('Invitations')}
        below="sm"
        columns={columns}
        card={{
          title: 'tenant',
          lines: [
            ({ expires_at: at }) => t('Until {{expires_at}}', { expires_at: instantName(at) }),
            ({ created_by: maker }) => t('Made by {{created_by}}', { created_by: maker }),
          ],
          end: (invite) => (
            <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
              <State invite={invite} />
              {invite.state !== 'used' && <TakeBack />}
            </Box>
          ),
        }}
      />
    </RowList>
  );
}

const columns = {
  tenant: brandColumn,
  created_at: { label: t('Made'), sorts: true, cell: ({ created_at: at }) => <When at={at} /> },
  created_by: { label: t('By') },
  expires_at: { label: t('Holds until'), sorts: true, cell: ({ expires_at: at }) => <When at={at} /> },
  state: { label: t('State'), cell: (invite) => <State invite={invite} /> },
  back: { label: '', align: 'right', cell: ({ state }) => state !== 'used' && <TakeBack /> },
} satisfies Columns<InviteRow>;

function TakeBack() {
  return (
    <DeleteWithConfirmButton
      label={t('Take back')}
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle={t('Take this invitation back?')}
      confirmContent={t('Its link lets nobody in any more.')}
      successMessage={t('Taken back')}
    />
  );
}

function When({ at }: { at: string }) {
  return <Box sx={{ whiteSpace: 'nowrap' }}>{instantName(at)}</Box>;
}

function State({ invite }: { invite: InviteRow }) {
  const createPath = useCreatePath();
  if (invite.state === 'open') return <Chip color="success" variant="outlined" label={t('Open')} />;
  if (invite.state === 'expired') return <Chip variant="outlined" label={t('Expired')} />;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Chip variant="outlined" label={t('Used')} />
      {invite.used_by !== null && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'profiles', type: 'show', id: invite.used_by })}
        >
          {t('Who came')}
        </Link>
      )}
    </Box>
  );
}
