import Link from '@mui/material/Link';
import type { Look } from '@kindling/contract/console/calls/access-log';
import { ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { auditedNames, searchedNames } from '../../shared/words/member-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
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
  return (
    <RowList
      title={t('Looks at members')}
      filters={filters}
      none={t('Nobody looked at a member yet.')}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <RowTable
        label={t('Looks at members')}
        columns={columns}
        card={{
          title: 'what',
          lines: ['name', ({ tenant }) => tenant && <BrandName />, 'at'],
          end: (look) => look.member && <MemberLink look={look} />,
        }}
      />
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

const columns = {
  at: { label: t('When'), sorts: true, sx: nowrap, cell: ({ at }) => instantName(at) },
  name: { label: t('Who'), sx: { fontWeight: 600 }, cell: ({ name }) => name },
  what: { label: t('What'), cell: whatOf },
  tenant: { label: t('Brand'), cell: ({ tenant }) => (tenant ? <BrandName /> : t('Several')) },
  member: { label: t('Member'), cell: (look) => <MemberLink look={look} /> },
} satisfies Columns<Look>;
