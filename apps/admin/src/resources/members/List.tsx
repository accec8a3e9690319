import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leastOfName, type MemberRow } from '@kindling/contract/overviews/calls/member-desk';
import type { StaffRight } from '@kindling/contract/route';
import {
  DataTable,
  FilterButton,
  List,
  SearchInput,
  TopToolbar,
  useCreatePath,
  useListContext,
  usePermissions,
} from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { ListPagination } from '../../shared/lists/list-pagination';
import { MemberStates } from '../../shared/chips/member-state';
import { countryName, dayName, instantName } from '../../shared/words/names';
import { RowLink } from '../../shared/lists/row-link';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { codeName, t } from '../../shared/words/texts';

/** What the field is searched by, as far as the role may. */
function hintOf(rights: readonly StaffRight[]): string {
  const more = [
    ...(rights.includes('profiles:find_by_mail') ? [t('mail')] : []),
    ...(rights.includes('payments:refund') ? [t('phone'), t('order')] : []),
  ];
  return [t('Name, id'), ...more].join(', ');
}

export function MemberList() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const isNarrow = useIsNarrow('md');
  const hint = hintOf(permissions);
  return (
    <List
      title={t('Members')}
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={hint}
          slotProps={{ htmlInput: { 'aria-label': t('Search for a member') } }}
          sx={{ minWidth: { xs: 'min(280px, 78vw)', sm: 320 } }}
        />,
        brandFilter,
      ]}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      exporter={false}
      empty={false}
      pagination={<ListPagination />}
    >
      <Found isNarrow={isNarrow} />
    </List>
  );
}

/** Nothing is listed that nobody searched for. */
function Found({ isNarrow }: { isNarrow: boolean }) {
  const { filterValues, data, isPending } = useListContext<MemberRow>();
  const typed = typeof filterValues.q === 'string' ? filterValues.q.trim() : '';
  if (typed === '')
    return (
      <Note title={t('Whom are you looking for?')}>
        {t(
          'Addresses, numbers and ids are found whole, names by their first {{leastOfName}} letters or more. Each search and each look is written down.',
          { leastOfName },
        )}
      </Note>
    );
  if (!isPending && data?.length === 0)
    return (
      <Note title={t('Nobody was found')}>
        {t(
          'Addresses, numbers and ids have to be whole; of a name type the beginning, at least {{leastOfName}} letters.',
          { leastOfName },
        )}
      </Note>
    );
  return isNarrow ? <MemberCards /> : <MemberTable />;
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box sx={{ py: 7, px: 3, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {children}
      </Typography>
    </Box>
  );
}

function Picture({ member: { image, name }, size }: { member: MemberRow; size: number }) {
  return (
    <Avatar src={image ?? undefined} alt="" variant="rounded" sx={{ width: size, height: size }}>
      {name.charAt(0)}
    </Avatar>
  );
}

function MemberCards() {
  const createPath = useCreatePath();
  return (
    <CardList<MemberRow>
      label={t('Members')}
      to={({ id }) => createPath({ resource: 'members', type: 'show', id })}
      card={(member) => (
        <>
          <Picture member={member} size={48} />
          <CardText
            title={
              <span>
                <bdi>{member.name}</bdi>, {member.age}
              </span>
            }
            lines={[
              [member.city, member.country && countryName(member.country)].filter(Boolean).join(', '),
              <span>
                <BrandName /> · {t('joined {{day}}', { day: dayName(member.created_at) })}
              </span>,
            ]}
          />
          <MemberStates member={member} />
        </>
      )}
    />
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });

function MemberTable() {
  return (
    <DataTable<MemberRow> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<MemberRow>
        source="image"
        label={t('Picture')}
        disableSort
        cellSx={() => ({ width: 50, py: '2px' })}
        render={(member) => <Picture member={member} size={30} />}
      />
      <DataTable.Col<MemberRow>
        source="name"
        disableSort
        cellSx={() => ({ fontWeight: 600 })}
        render={({ name }) => (
          <RowLink>
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <DataTable.NumberCol<MemberRow> source="age" disableSort />
      <DataTable.Col<MemberRow>
        source="gender"
        disableSort
        render={({ gender }) => (gender ? codeName(gender) : '–')}
      />
      <DataTable.Col<MemberRow>
        source="city"
        label={t('Place')}
        disableSort
        render={({ city, country }) =>
          [city, country && countryName(country)].filter(Boolean).join(', ') || '–'
        }
      />
      <DataTable.Col<MemberRow>
        source="state"
        disableSort
        render={(member) => <MemberStates member={member} />}
      />
      <DataTable.Col<MemberRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<MemberRow>
        source="last_seen_at"
        label={t('Last seen')}
        disableSort
        cellSx={noWrap}
        render={({ last_seen_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
      />
      <DataTable.Col<MemberRow>
        source="created_at"
        label={t('Joined')}
        cellSx={noWrap}
        render={({ created_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
      />
    </DataTable>
  );
}
