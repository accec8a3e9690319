import Box from '@mui/material/Box';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { CreateButton, List, SearchInput, usePermissions } from 'react-admin';
import { BrandState } from '../../shared/chips/brand-state';
import { readableHost } from '../../shared/brands/brand-address';
import { HostLink } from '../../shared/brands/host-link';
import { dayName, instantName, languageName } from '../../shared/words/names';
import { nicheName } from '../../shared/brands/niches';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { NothingYet } from '../../shared/ui/nothing-yet';
import { RowLink } from '../../shared/lists/row-link';
import type { Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Name, key or host')} />];

export function TenantList() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const page = permissions.includes('tenants:write') ? 'edit' : 'show';
  const open = permissions.includes('tenants:create') && (
    <CreateButton label={t('Open a brand')} variant="contained" />
  );
  return (
    <List
      title={t('Brands')}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      actions={<ListHead hasFilters={false}>{open}</ListHead>}
      empty={<NothingYet text={t('No brand is open yet.')}>{open}</NothingYet>}
      pagination={<ListPagination />}
    >
      <RowTable
        label={t('Brands')}
        below="sm"
        // To its form, or to its settings read only.
        to={page}
        columns={columns}
        card={{
          title: ({ name }) => name,
          lines: [
            ({ primary_host: host }) => readableHost(host),
            (brand) =>
              `${nicheName(brand.niche)} · ${languageName(brand.domain_language)} · ${dayName(brand.updated_at)}`,
          ],
          end: 'state',
        }}
      />
    </List>
  );
}

const columns = {
  name: {
    label: t('Brand'),
    sorts: true,
    cell: ({ name, id }) => (
      <Box sx={{ lineHeight: 1.25, py: 0.25 }}>
        <Box sx={{ fontWeight: 600 }}>
          <RowLink>{name}</RowLink>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{id}</Box>
      </Box>
    ),
  },
  hosts: { label: t('Host'), cell: (brand) => <Hosts brand={brand} /> },
  niche: { sorts: true, cell: ({ niche }) => nicheName(niche) },
  language: { label: t('Language'), cell: ({ domain_language: language }) => languageName(language) },
  version: { label: t('Version'), align: 'right', cell: ({ version }) => version },
  updated_at: {
    label: t('Changed'),
    sorts: true,
    cell: ({ updated_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{instantName(at)}</Box>,
  },
  state: { label: t('State'), cell: (brand) => <BrandState brand={brand} /> },
} satisfies Columns<TenantRow>;

function Hosts({ brand: { primary_host: host, hosts } }: { brand: TenantRow }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <HostLink host={host} />
      {hosts.length > 1 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }} title={hosts.join(', ')}>
          +{hosts.length - 1}
        </Box>
      )}
    </Box>
  );
}
