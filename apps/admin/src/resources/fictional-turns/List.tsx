import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { FictionalDeskPerson, FictionalTurnRow } from '@kindling/contract/routes/fictional-desk';
import { DataTable, List, useCreatePath } from 'react-admin';
import { NextButton } from '../../fictional/next-button';
import { waitName } from '../../fictional/wait-name';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { ListHead } from '../../shared/list-head';
import { ListPagination } from '../../shared/list-pagination';
import { instantName } from '../../shared/names';
import { useIsNarrow } from '../../shared/use-is-narrow';
import { brandFilter } from '../../shared/brand-input';
import { PassedOnMark } from '../../shared/passed-on-mark';
import { FictionalMark } from '../../shared/profile-marks';
import { t } from '../../shared/texts';
import { TextWith } from '../../shared/text-with';

const filters = [brandFilter];
/** Somebody may have answered, and somebody else written. */
const refresh = { refetchInterval: 15_000 };

function Actions() {
  return (
    <ListHead>
      <NextButton />
    </ListHead>
  );
}

function Empty() {
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      {t(
        'Nobody waits for an answer. Whoever writes to a fictional profile of a brand whose staff answer stands here.',
      )}
    </Box>
  );
}

/** Who waits for an answer of a fictional profile, the longest first. */
export function FictionalTurnList() {
  const isNarrow = useIsNarrow('md');
  return (
    <List
      title={t('Fictional chats')}
      filters={filters}
      actions={<Actions />}
      empty={<Empty />}
      sort={{ field: 'waiting_since', order: 'ASC' }}
      perPage={25}
      exporter={false}
      queryOptions={refresh}
      pagination={<ListPagination />}
    >
      {isNarrow ? <TurnCards /> : <TurnTable />}
    </List>
  );
}

function TurnCards() {
  const createPath = useCreatePath();
  return (
    <CardList<FictionalTurnRow>
      label={t('Fictional chats')}
      to={({ id }) => createPath({ resource: 'fictional-turns', type: 'show', id })}
      card={(turn) => (
        <>
          <Face person={turn.profile} />
          <CardText
            title={
              <TextWith
                english="<member/> to <profile/>"
                parts={{ member: <bdi>{turn.member.name}</bdi>, profile: <bdi>{turn.profile.name}</bdi> }}
              />
            }
            lines={[
              <BrandName key="brand" />,
              t('Waits {{waiting_since}}', { waiting_since: waitName(turn.waiting_since) }),
            ]}
          />
          <State turn={turn} />
        </>
      )}
    />
  );
}

function TurnTable() {
  return (
    <DataTable<FictionalTurnRow> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<FictionalTurnRow>
        label={t('Profile')}
        disableSort
        render={({ profile }) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Face person={profile} />
            <Box component="span" sx={{ fontWeight: 600 }}>
              <bdi>{profile.name}</bdi>, {profile.age}
            </Box>
            <FictionalMark profile={{ fictional: true }} />
          </Box>
        )}
      />
      <DataTable.Col<FictionalTurnRow>
        label={t('Written to by')}
        disableSort
        render={({ member }) => (
          <>
            <bdi>{member.name}</bdi>, {member.age}
            {member.city === null ? '' : ` · ${member.city}`}
          </>
        )}
      />
      <DataTable.Col<FictionalTurnRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<FictionalTurnRow>
        source="waiting_since"
        label={t('Waits')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ waiting_since: at }) => <span title={instantName(at)}>{waitName(at)}</span>}
      />
      <DataTable.Col<FictionalTurnRow>
        source="due_at"
        label={t('Paid back')}
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ due_at: at }) => instantName(at)}
      />
      <DataTable.Col<FictionalTurnRow> label="" disableSort render={(turn) => <State turn={turn} />} />
    </DataTable>
  );
}

function Face({ person: { image, name } }: { person: FictionalDeskPerson }) {
  return (
    <Avatar src={image ?? undefined} alt="" variant="rounded" sx={{ width: 30, height: 30 }}>
      {name.charAt(0)}
    </Avatar>
  );
}

function State({ turn }: { turn: FictionalTurnRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <PassedOnMark found={turn} />
      <Holder turn={turn} />
    </Box>
  );
}

function Holder({ turn }: { turn: FictionalTurnRow }) {
  if (turn.mine) return <Chip color="info" label={t('With you')} />;
  if (turn.held_by !== null)
    return <Chip variant="outlined" label={t('With {{held_by}}', { held_by: turn.held_by })} />;
  return new Date(turn.due_at) < new Date() ? (
    <Chip variant="outlined" label={t('Too late')} title={t('What it cost was paid back')} />
  ) : null;
}
