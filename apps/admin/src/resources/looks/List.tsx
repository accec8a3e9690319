import Link from '@mui/material/Link';
import type { Look } from '@kindling/contract/console/calls/looks';
import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { auditedNames, searchedNames } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { t } from '../../shared/words/texts';

const filters = [
  <ReferenceInput
    key="staff"
    source="staff"
    reference="staff"
    label={t('Who')}
    alwaysOn
    sort={{ field: 'name', order: 'ASC' }}
  >
    <SelectInput label={t('Who')} optionText="name" sx={{ minWidth: 200 }} />
  </ReferenceInput>,
  brandFilter,
];

export function LookList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Looks at members')}
      filters={filters}
      none={t('Nobody looked at a member yet.')}
      sort={{ field: 'at', order: 'DESC' }}
    >
      {isNarrow ? <LookCards /> : <LookTable />}
    </RowList>
  );
}

function whatOf({ what, by }: Look): string {
  return what === 'search'
    ? [t('Searched'), ...(by ? [searchedNames[by]] : [])].join(' ')
    : auditedNames[what];
}

function MemberLink({ look: { member, what } }: { look: Look }) {
  if (member === null) return what === 'search' ? '–' : t('No longer told');
  return (
    <Link component={RouterLink} to={`/members/${member}/show`} sx={{ whiteSpace: 'nowrap', py: 0.75 }}>
      {t('To the member')}
    </Link>
  );
}

function LookCards() {
  return (
    <CardList<Look>
      label={t('Looks at members')}
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
        label={t('When')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => instantName(at)}
      />
      <DataTable.Col<Look> source="name" label={t('Who')} disableSort cellSx={() => ({ fontWeight: 600 })} />
      <DataTable.Col<Look> source="what" label={t('What')} disableSort render={whatOf} />
      <DataTable.Col<Look>
        source="tenant"
        label={t('Brand')}
        disableSort
        render={({ tenant }) => (tenant ? <BrandName /> : t('Several'))}
      />
      <DataTable.Col<Look>
        source="member"
        label={t('Member')}
        disableSort
        render={(look) => <MemberLink look={look} />}
      />
    </DataTable>
  );
}
