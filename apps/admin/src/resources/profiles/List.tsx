import Avatar from '@mui/material/Avatar';
import type { ProfileRow, TenantRow } from '@kindling/contract/routes/console';
import {
  AutocompleteInput,
  ColumnsButton,
  DataTable,
  FilterButton,
  List,
  NullableBooleanInput,
  Pagination,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { BrandName } from '../../shared/brand-name';
import { codeName, countryName, dayName, instantName } from '../../shared/names';
import { FictionalMark, StatusMark } from './profile-marks';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name begins with" />,
  <ReferenceInput key="tenant" source="tenant" reference="tenants" label="Brand" alwaysOn>
    <AutocompleteInput
      label="Brand"
      optionText={(tenant: TenantRow) => tenant.name}
      filterToQuery={(text: string) => (text ? { q: text } : {})}
      sx={{ minWidth: 180 }}
    />
  </ReferenceInput>,
  <SelectInput
    key="status"
    source="status"
    choices={[
      { id: 'active', name: 'Active' },
      { id: 'disabled', name: 'Disabled' },
    ]}
  />,
  <NullableBooleanInput
    key="fictional"
    source="fictional"
    trueLabel="Fictional"
    falseLabel="Members"
    nullLabel="All"
  />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
    </TopToolbar>
  );
}

export function ProfileList() {
  return (
    <List
      title="Profiles"
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      exporter={false}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      <DataTable<ProfileRow> bulkActionButtons={false} rowClick="show">
        <DataTable.Col<ProfileRow>
          source="image"
          label="Picture"
          disableSort
          cellSx={() => ({ width: 50, py: '2px' })}
          render={({ image, name }) => (
            <Avatar src={image ?? undefined} alt="" variant="rounded" sx={{ width: 30, height: 30 }}>
              {name.charAt(0)}
            </Avatar>
          )}
        />
        <DataTable.Col<ProfileRow>
          source="name"
          cellSx={() => ({ fontWeight: 600 })}
          render={({ name }) => <bdi>{name}</bdi>}
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
          label="Kind"
          disableSort
          render={(profile) => <FictionalMark profile={profile} />}
        />
        <DataTable.Col<ProfileRow>
          source="status"
          disableSort
          render={(profile) => <StatusMark profile={profile} />}
        />
        <DataTable.Col<ProfileRow> source="tenant" label="Brand" disableSort>
          <BrandName />
        </DataTable.Col>
        <DataTable.Col<ProfileRow>
          source="last_seen_at"
          label="Last seen"
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={({ last_seen_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
        />
        <DataTable.Col<ProfileRow>
          source="created_at"
          label="Joined"
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={({ created_at: at }) => <span title={instantName(at)}>{dayName(at)}</span>}
        />
      </DataTable>
    </List>
  );
}
