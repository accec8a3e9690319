import Link from '@mui/material/Link';
import type { Look } from '@kindling/contract/routes/looks';
import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brand-input';
import { BrandName } from '../../shared/brand-name';
import { CardList, CardText } from '../../shared/card-list';
import { auditedNames, searchedNames } from '../../shared/member-words';
import { instantName } from '../../shared/names';
import { RowList } from '../../shared/row-list';
import { useIsNarrow } from '../../shared/use-is-narrow';

const filters = [
  <ReferenceInput
    key="staff"
    source="staff"
    reference="staff"
    label="Who"
    alwaysOn
    sort={{ field: 'name', order: 'ASC' }}
  >
    <SelectInput label="Who" optionText="name" sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  brandFilter,
];

export function LookList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title="Looks at members"
      filters={filters}
      none="Nobody looked at a member yet."
      sort={{ field: 'at', order: 'DESC' }}
    >
      {isNarrow ? <LookCards /> : <LookTable />}
    </RowList>
  );
}

function whatOf({ what, by }: Look): string {
  return what === 'search' ? `Searched ${by ? searchedNames[by] : ''}` : auditedNames[what];
}

function MemberLink({ look: { member, what } }: { look: Look }) {
  if (member === null) return what === 'search' ? '–' : 'No longer told';
  return (
    <Link component={RouterLink} to={`/members/${member}/show`} sx={{ whiteSpace: 'nowrap', py: 0.75 }}>
      To the member
    </Link>
  );
}

function LookCards() {
  return (
    <CardList<Look>
      label="Looks at members"
      card={(look) => (
        <>
          <CardText
            title={whatOf(look)}
            lines={[look.name, look.tenant && <BrandName />, instantName(look.at)]}
          />
          {look.member && <MemberLink look={look} />}
        </>
      )}
    />
  );
}

function LookTable() {
  return (
    <DataTable<Look> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Look>
        source="at"
        label="When"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => instantName(at)}
      />
      <DataTable.Col<Look> source="name" label="Who" disableSort cellSx={() => ({ fontWeight: 600 })} />
      <DataTable.Col<Look> source="what" label="What" disableSort render={whatOf} />
      <DataTable.Col<Look>
        source="tenant"
        label="Brand"
        disableSort
        render={({ tenant }) => (tenant ? <BrandName /> : 'Several')}
      />
      <DataTable.Col<Look>
        source="member"
        label="Member"
        disableSort
        render={(look) => <MemberLink look={look} />}
      />
    </DataTable>
  );
}
