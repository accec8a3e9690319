import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leastOfName, type MemberRow } from '@kindling/contract/overviews/calls/member-desk';
import type { StaffRight } from '@kindling/contract/route';
import { FilterButton, List, TopToolbar, useListContext, usePermissions } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { ListPagination } from '../../shared/lists/list-pagination';
import { useListStart } from '../../shared/lists/list-start';
import { TypedSearch, useSearched } from '../../shared/lists/typed-search';
import { MemberStates } from '../../shared/chips/member-state';
import { countryName, dayName, instantName } from '../../shared/words/names';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
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
  const hint = hintOf(permissions);
  const start = useListStart();
  const [searched, search] = useSearched('members');
  return (
    <>
      <TypedSearch
        label={t('Search for a member')}
        placeholder={hint}
        searched={searched}
        end={t('End the search')}
        onSearch={search}
      />
      <List
        key={searched}
        {...start}
        title={t('Members')}
        filter={{ q: searched }}
        filters={[brandFilter]}
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
        {searched === '' ? <BeforeSearch /> : <Found />}
      </List>
    </>
  );
}

/** Nothing is listed before a search. */
function BeforeSearch() {
  return (
    <Note title={t('Whom are you looking for?')}>
      {t(
        'Addresses, numbers and ids are found whole, names by their first {{leastOfName}} letters or more. Each search and each look is written down.',
        { leastOfName },
      )}
    </Note>
  );
}

function Found() {
  const { data, isPending } = useListContext<MemberRow>();
  if (!isPending && data?.length === 0)
    return (
      <Note title={t('Nobody was found')}>
        {t(
          'Addresses, numbers and ids have to be whole; of a name type the beginning, at least {{leastOfName}} letters.',
          { leastOfName },
        )}
      </Note>
    );
  return <MemberTable />;
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

const placeOf = ({ city, country }: MemberRow) =>
  [city, country && countryName(country)].filter(Boolean).join(', ');

const columns = {
  image: {
    label: t('Picture'),
    sx: { width: 50, py: '2px' },
    cell: (member) => <Picture member={member} size={30} />,
  },
  name: { isLink: true, sx: { fontWeight: 600 }, cell: ({ name }) => <bdi>{name}</bdi> },
  age: { isNumber: true },
  gender: { cell: ({ gender }) => (gender ? codeName(gender) : '–') },
  city: { label: t('Place'), cell: (member) => placeOf(member) || '–' },
  state: { cell: (member) => <MemberStates member={member} /> },
  tenant: brandColumn,
  last_seen_at: {
    label: t('Last seen'),
    sx: nowrap,
    cell: ({ last_seen_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>,
  },
  created_at: {
    label: t('Joined'),
    sorts: true,
    sx: nowrap,
    cell: ({ created_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>,
  },
} satisfies Columns<MemberRow>;

function MemberTable() {
  return (
    <RowTable
      label={t('Members')}
      to="show"
      columns={columns}
      card={{
        start: (member) => <Picture member={member} size={48} />,
        title: ({ name, age }) => (
          <span>
            <bdi>{name}</bdi>, {age}
          </span>
        ),
        lines: [
          placeOf,
          ({ created_at: at }) => (
            <span>
              <BrandName /> · {t('joined {{day}}', { day: dayName(at) })}
            </span>
          ),
        ],
        end: 'state',
      }}
    />
  );
}
