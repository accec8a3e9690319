import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { InviteRow } from '@kindling/contract/accounts/calls/invites';
import { DataTable, DeleteWithConfirmButton, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BrandName } from '../../shared/brands/brand-name';
import { ChooseColumn } from '../../shared/lists/bulk/choose-column';
import { CardList, CardText } from '../../shared/lists/card-list';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { brandFilter } from '../../shared/brands/brand-input';
import { t } from '../../shared/words/texts';

const filters = [brandFilter];

export function InviteList() {
  const isNarrow = useIsNarrow();
  return (
    <RowList
      title={t('Invitations')}
      filters={filters}
      create={t('New invitation')}
      none={t('Nobody was invited yet. A link lets one person in, whatever the brand’s signup policy says.')}
    >
      {isNarrow ? <InviteCards /> : <InviteTable />}
    </RowList>
  );
}

function InviteCards() {
  return (
    <CardList<InviteRow>
      label={t('Invitations')}
      card={(invite) => (
        <>
          <CardText
            title={<BrandName />}
            lines={[
              t('Until {{expires_at}}', { expires_at: instantName(invite.expires_at) }),
              t('Made by {{created_by}}', { created_by: invite.created_by }),
            ]}
          />
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
            <State invite={invite} />
            {invite.state !== 'used' && <TakeBack />}
          </Box>
        </>
      )}
    />
  );
}

function InviteTable() {
  return (
    <DataTable<InviteRow> bulkActionButtons={false} rowClick={false}>
      <ChooseColumn />
      <DataTable.Col<InviteRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<InviteRow>
        source="created_at"
        label={t('Made')}
        render={({ created_at: at }) => <When at={at} />}
      />
      <DataTable.Col<InviteRow> source="created_by" label={t('By')} disableSort />
      <DataTable.Col<InviteRow>
        source="expires_at"
        label={t('Holds until')}
        render={({ expires_at: at }) => <When at={at} />}
      />
      <DataTable.Col<InviteRow>
        label={t('State')}
        disableSort
        render={(invite) => <State invite={invite} />}
      />
      <DataTable.Col<InviteRow>
        label=""
        disableSort
        align="right"
        render={({ state }) => state !== 'used' && <TakeBack />}
      />
    </DataTable>
  );
}

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
