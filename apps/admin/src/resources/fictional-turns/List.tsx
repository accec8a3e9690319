import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { FictionalDeskPerson, FictionalTurnRow } from '@kindling/contract/chats/calls/fictional-desk';
import { DataTable, useCreatePath, type Identifier } from 'react-admin';
import { useNextTurn } from '../../fictional/use-next-turn';
import { waitName } from '../../fictional/wait-name';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { ListHead } from '../../shared/lists/list-head';
import { instantName } from '../../shared/words/names';
import { RowLink } from '../../shared/lists/row-link';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { brandFilter } from '../../shared/brands/brand-input';
import { ItemChips } from '../../shared/queues/item-chips';
import { NextButton } from '../../shared/queues/next-button';
import { QueueList, useListBrand } from '../../shared/queues/queue-list';
import { inBrand } from '../../shared/queues/queues';
import { FictionalMark } from '../../shared/chips/profile-marks';
import { t } from '../../shared/words/texts';
import { TextWith } from '../../shared/words/text-with';

const filters = [brandFilter];

function Actions() {
  const next = useNextTurn(useListBrand());
  return (
    <ListHead>
      <NextButton onNext={() => void next()} />
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
    <QueueList
      queue="fictional_turn"
      title={t('Fictional chats')}
      filters={filters}
      actions={<Actions />}
      empty={<Empty />}
      sort={{ field: 'waiting_since', order: 'ASC' }}
    >
      {isNarrow ? <TurnCards /> : <TurnTable />}
    </QueueList>
  );
}

/** Where a row leads: its page, from which one goes on within the brand to which the list is narrowed. */
function useTurnPath(): (id: Identifier) => string {
  const createPath = useCreatePath();
  const brand = useListBrand();
  return (id) => inBrand(createPath({ resource: 'fictional-turns', type: 'show', id }), brand);
}

function TurnCards() {
  const pathOf = useTurnPath();
  return (
    <CardList<FictionalTurnRow>
      label={t('Fictional chats')}
      to={({ id }) => pathOf(id)}
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
  const pathOf = useTurnPath();
  return (
    <DataTable<FictionalTurnRow> bulkActionButtons={false} rowClick={pathOf}>
      <DataTable.Col<FictionalTurnRow>
        label={t('Profile')}
        disableSort
        render={({ profile }) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Face person={profile} />
            <Box component="span" sx={{ fontWeight: 600 }}>
              <RowLink>
                <bdi>{profile.name}</bdi>, {profile.age}
              </RowLink>
            </Box>
            <FictionalMark profile={{ fictional: true }} />
          </Box>
        )}
      />
      <DataTable.Col<FictionalTurnRow>
        label={t('Written to by')}
        disableSort
        render={({ member }) => (
          <span>
            <bdi>{member.name}</bdi>
            {`, ${member.age}${member.city === null ? '' : ` · ${member.city}`}`}
          </span>
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
  const { due_at: dueAt, escalated, escalated_by_me: escalatedByMe, mine, held_by: name } = turn;
  const holder = mine || name !== null ? { mine, name } : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <ItemChips standing={{ dueAt, escalated, escalatedByMe, holder }} />
    </Box>
  );
}
