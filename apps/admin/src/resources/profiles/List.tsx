import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { StaffRight } from '@kindling/contract/route';
import type { ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import {
  ColumnsButton,
  CreateButton,
  List,
  NullableBooleanInput,
  SelectInput,
  usePermissions,
} from 'react-admin';
import { BrandInput } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { BulkStrip } from '../../shared/lists/bulk/bulk-strip';
import { ChosenBar } from '../../shared/lists/bulk/chosen-bar';
import { dayFilters } from '../../shared/lists/day-filters';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { useListStart } from '../../shared/lists/list-start';
import { TypedSearch, useSearched } from '../../shared/lists/typed-search';
import { NothingYet } from '../../shared/ui/nothing-yet';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { countryName, dayName, instantName } from '../../shared/words/names';
import { FictionalMark, StatusMark } from '../../shared/chips/profile-marks';
import { LiftBanButton } from './lift-ban-button';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { codeName, t } from '../../shared/words/texts';

const filters = [
  <BrandInput key="tenant" source="tenant" label={t('Brand')} alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={[
      { id: 'active', name: t('Active') },
      { id: 'disabled', name: t('Disabled') },
    ]}
  />,
  <NullableBooleanInput
    key="fictional"
    source="fictional"
    trueLabel={t('Fictional')}
    falseLabel={t('Members')}
    nullLabel={t('All')}
  />,
  ...dayFilters('since', 'until', t('Joined')),
  ...dayFilters('confirmed_since', 'confirmed_until', t('Confirmed')),
];

function Actions({ isNarrow }: { isNarrow: boolean }) {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return (
    <ListHead>
      {!isNarrow && <ColumnsButton />}
      {permissions.includes('members:restrict') && <LiftBanButton />}
      <NewFictional />
    </ListHead>
  );
}

function NewFictional() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return permissions.includes('profiles:write') ? (
    <CreateButton resource="fictional-profiles" label={t('New fictional profile')} />
  ) : null;
}

export function ProfileList() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const isNarrow = useIsNarrow('md');
  const start = useListStart();
  const [searched, search] = useSearched('profiles');
  const mayFindByMail = permissions.includes('profiles:find_by_mail');
  return (
    <>
      <TypedSearch
        label={t('Search profiles')}
        placeholder={
          mayFindByMail ? t('Beginning of a name, id or mail address') : t('Beginning of a name, or id')
        }
        searched={searched}
        end={t('End the search')}
        onSearch={search}
      />
      <List
        key={searched}
        {...start}
        title={t('Profiles')}
        {...(searched !== '' && { filter: { q: searched } })}
        filters={filters}
        actions={<Actions isNarrow={isNarrow} />}
        empty={searched === '' && <NoProfiles />}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={50}
        exporter={false}
        pagination={<ListPagination />}
      >
        <BulkStrip />
        <ProfileTable />
        <ChosenBar />
      </List>
    </>
  );
}

function NoProfiles() {
  return (
    <NothingYet text={t('Nobody signed up yet, and there are no fictional profiles.')}>
      <NewFictional />
    </NothingYet>
  );
}

/** What is done to members has reasons of its own for each. */
const isFictional = ({ fictional }: ProfileRow) => fictional;

function Picture({ profile: { image, name }, size }: { profile: ProfileRow; size: number }) {
  return (
    <Avatar src={image ?? undefined} alt="" variant="rounded" sx={{ width: size, height: size }}>
      {name.charAt(0)}
    </Avatar>
  );
}

const columns = {
  image: {
    label: t('Picture'),
    sx: { width: 50, py: '2px' },
    cell: (profile) => <Picture profile={profile} size={30} />,
  },
  name: { sorts: true, isLink: true, sx: { fontWeight: 600 }, cell: ({ name }) => <bdi>{name}</bdi> },
  age: { isNumber: true },
  gender: { cell: ({ gender }) => (gender ? codeName(gender) : '–') },
  country: { sx: nowrap, cell: ({ country }) => (country ? countryName(country) : '–') },
  city: { cell: ({ city }) => city ?? '–' },
  fictional: { label: t('Kind'), cell: (profile) => <FictionalMark profile={profile} /> },
  status: { cell: (profile) => <StatusMark profile={profile} /> },
  tenant: brandColumn,
  last_seen_at: {
    label: t('Last seen'),
    sorts: true,
    sx: nowrap,
    cell: ({ last_seen_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>,
  },
  created_at: {
    label: t('Joined'),
    sorts: true,
    sx: nowrap,
    cell: ({ created_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>,
  },
} satisfies Columns<ProfileRow>;

function ProfileTable() {
  return (
    <RowTable
      label={t('Profiles')}
      to="show"
      isChoosable={isFictional}
      columns={columns}
      card={{
        start: (profile) => <Picture profile={profile} size={48} />,
        title: ({ name, age }) => (
          <span>
            <bdi>{name}</bdi>, {age}
          </span>
        ),
        lines: [
          ({ city, country }) => [city, country && countryName(country)].filter(Boolean).join(', '),
          ({ created_at: at }) => (
            <span>
              <BrandName /> · {t('joined {{day}}', { day: dayName(at) })}
            </span>
          ),
        ],
        end: (profile) => (
          <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
            <FictionalMark profile={profile} />
            <StatusMark profile={profile} />
          </Box>
        ),
      }}
    />
  );
}
