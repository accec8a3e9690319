import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { FictionalDeskPerson, FictionalTurnRow } from '@kindling/contract/chats/calls/fictional-desk';
import { useCreatePath, type Identifier } from 'react-admin';
import { useNextTurn } from '../../fictional/use-next-turn';
import { waitName } from '../../fictional/wait-name';
import { ListHead } from '../../shared/lists/list-head';
import { instantName, languageName } from '../../shared/words/names';
import { RowLink } from '../../shared/lists/row-link';
import { brandFilter } from '../../shared/brands/brand-input';
import { ItemChips } from '../../shared/queues/item-chips';
import { NextButton } from '../../shared/queues/next-button';
import { QueueList, useListBrand } from '../../shared/queues/queue-list';
import { inBrand } from '../../shared/queues/queues';
import { FictionalMark } from '../../shared/chips/profile-marks';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
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

/** Members waiting for an answer of a fictional profile, the longest first. */
export function FictionalTurnList() {
  return (
    <QueueList
      queue="fictional_turn"
      title={t('Fictional chats')}
      filters={filters}
      actions={<Actions />}
      empty={<Empty />}
      sort={{ field: 'waiting_since', order: 'ASC' }}
    >
      <TurnTable />
    </QueueList>
  );
}

/** The address of a row's page, which keeps the brand that the list is narrowed to. */
function useTurnPath(): (id: Identifier) => string {
  const createPath = useCreatePath();
  const brand = useListBrand();
  return (id) => inBrand(createPath({ resource: 'fictional-turns', type: 'show', id }), brand);
}

const columns = {
  profile: {
    label: t('Profile'),
    cell: ({ profile }) => (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Face person={profile} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          <RowLink>
            <bdi>{profile.name}</bdi>, {profile.age}
          </RowLink>
        </Box>
        <FictionalMark profile={{ fictional: true }} />
      </Box>
    ),
  },
  member: {
    label: t('Written to by'),
    cell: ({ member }) => (
      <span>
        <bdi>{member.name}</bdi>
        {`, ${member.age}${member.city === null ? '' : ` · ${member.city}`}`}
      </span>
    ),
  },
  language: {
    label: t('Language'),
    cell: ({ member: { language } }) => (language === null ? '–' : languageName(language)),
  },
  tenant: brandColumn,
  waiting_since: {
    label: t('Waits'),
    sorts: true,
    sx: nowrap,
    cell: ({ waiting_since: at }) => <span title={instantName(at)}>{waitName(at)}</span>,
  },
  due_at: { label: t('Paid back'), sx: nowrap, cell: ({ due_at: at }) => instantName(at) },
  state: { label: '', cell: (turn) => <State turn={turn} /> },
} satisfies Columns<FictionalTurnRow>;

function TurnTable() {
  return (
    <RowTable
      label={t('Fictional chats')}
      to={useTurnPath()}
      columns={columns}
      card={{
        start: ({ profile }) => <Face person={profile} />,
        title: ({ member, profile }) => (
          <TextWith
            english="<member/> to <profile/>"
            parts={{ member: <bdi>{member.name}</bdi>, profile: <bdi>{profile.name}</bdi> }}
          />
        ),
        lines: [
          ['tenant', 'language'],
          ({ waiting_since: at }) => t('Waits {{waiting_since}}', { waiting_since: waitName(at) }),
        ],
        end: 'state',
      }}
    />
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
      <ItemChips state={{ dueAt, escalated, escalatedByMe, holder }} />
    </Box>
  );
}
