import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { StaffRight } from '@kindling/contract/route';
import type { ProfileRow } from '@kindling/contract/profiles/calls/profiles';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import {
  AutocompleteInput,
  ColumnsButton,
  CreateButton,
  DataTable,
  List,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCreatePath,
  usePermissions,
} from 'react-admin';
import { BrandName } from '../../shared/brands/brand-name';
import { BulkStrip } from '../../shared/lists/bulk/bulk-strip';
import { ChooseColumn } from '../../shared/lists/bulk/choose-column';
import { ChosenBar } from '../../shared/lists/bulk/chosen-bar';
import { CardList, CardText } from '../../shared/lists/card-list';
import { dayFilters } from '../../shared/lists/day-filters';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { NothingYet } from '../../shared/ui/nothing-yet';
import { RowLink } from '../../shared/lists/row-link';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { countryName, dayName, instantName } from '../../shared/words/names';
import { FictionalMark, StatusMark } from '../../shared/chips/profile-marks';
import { LiftBanButton } from './lift-ban-button';
import { codeName, t } from '../../shared/words/texts';

const filters = (mayFindByMail: boolean) => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={
      mayFindByMail ? t('Beginning of a name, id or mail address') : t('Beginning of a name, or id')
    }
    sx={{ minWidth: { sm: 290 } }}
  />,
  <ReferenceInput key="tenant" source="tenant" reference="tenants" label={t('Brand')} alwaysOn>
    <AutocompleteInput
      label={t('Brand')}
      optionText={(tenant: TenantRow) => tenant.name}
      filterToQuery={(text: string) => (text ? { q: text } : {})}
      sx={{ minWidth: 180 }}
    />
  </ReferenceInput>,
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
  return (
    <List
      title={t('Profiles')}
      filters={filters(permissions.includes('profiles:find_by_mail'))}
      actions={<Actions isNarrow={isNarrow} />}
      empty={
        <NothingYet text={t('Nobody signed up yet, and there are no fictional profiles.')}>
          <NewFictional />
        </NothingYet>
      }
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      exporter={false}
      pagination={<ListPagination />}
    >
      <BulkStrip />
      {isNarrow ? <ProfileCards /> : <ProfileTable />}
      <ChosenBar />
    </List>
  );
}

/** What is done to members has reasons of its own for each. */
const isFictional = ({ fictional }: ProfileRow) => fictional;

function ProfileCards() {
  const createPath = useCreatePath();
  return (
    <CardList<ProfileRow>
      label={t('Profiles')}
      isChoosable={isFictional}
      to={({ id }) => createPath({ resource: 'profiles', type: 'show', id })}
      card={(profile) => (
        <>
          <Picture profile={profile} size={48} />
          <CardText
            title={
              <span>
                <bdi>{profile.name}</bdi>, {profile.age}
              </span>
            }
            lines={[
              [profile.city, profile.country && countryName(profile.country)].filter(Boolean).join(', '),
              <span>
                <BrandName /> · {t('joined {{day}}', { day: dayName(profile.created_at) })}
              </span>,
            ]}
          />
          <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
            <FictionalMark profile={profile} />
            <StatusMark profile={profile} />
          </Box>
        </>
      )}
    />
  );
}

function Picture({ profile: { image, name }, size }: { profile: ProfileRow; size: number }) {
  return (
    <Avatar src={image ?? undefined} alt="" variant="rounded" sx={{ width: size, height: size }}>
      {name.charAt(0)}
    </Avatar>
  );
}

function ProfileTable() {
  return (
    <DataTable<ProfileRow> bulkActionButtons={false} rowClick="show">
      <ChooseColumn<ProfileRow> isChoosable={isFictional} />
      <DataTable.Col<ProfileRow>
        source="image"
        label={t('Picture')}
        disableSort
        cellSx={() => ({ width: 50, py: '2px' })}
        render={(profile) => <Picture profile={profile} size={30} />}
      />
      <DataTable.Col<ProfileRow>
        source="name"
        cellSx={() => ({ fontWeight: 600 })}
        render={({ name }) => (
          <RowLink>
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <DataTable.NumberCol<ProfileRow> source="age" disableSort />
      <DataTable.Col<ProfileRow>
        source="gender"
        disableSort
        render={({ gender }) => (gender ? codeName(gender) : '–')}
      />
      <DataTable.Col<ProfileRow>
        source="country"
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ country }) => (country ? countryName(country) : '–')}
      />
      <DataTable.Col<ProfileRow> source="city" disableSort render={({ city }) => city ?? '–'} />
      <DataTable.Col<ProfileRow>
        source="fictional"
        label={t('Kind')}
        disableSort
        render={(profile) => <FictionalMark profile={profile} />}
      />
      <DataTable.Col<ProfileRow>
        source="status"
        disableSort
        render={(profile) => <StatusMark profile={profile} />}
      />
      <DataTable.Col<ProfileRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<ProfileRow>
        source="last_seen_at"
        label={t('Last seen')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ last_seen_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
      />
      <DataTable.Col<ProfileRow>
        source="created_at"
        label={t('Joined')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
      />
    </DataTable>
  );
}
