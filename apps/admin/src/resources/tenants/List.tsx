import Box from '@mui/material/Box';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { CreateButton, DataTable, List, SearchInput, useCreatePath, usePermissions } from 'react-admin';
import { BrandState } from '../../shared/chips/brand-state';
import { CardList, CardText } from '../../shared/lists/card-list';
import { readableHost } from '../../shared/brands/brand-address';
import { HostLink } from '../../shared/brands/host-link';
import { dayName, instantName, languageName } from '../../shared/words/names';
import { nicheName } from '../../shared/brands/niches';
import { ListHead } from '../../shared/lists/list-head';
import { ListPagination } from '../../shared/lists/list-pagination';
import { NothingYet } from '../../shared/ui/nothing-yet';
import { RowLink } from '../../shared/lists/row-link';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { t } from '../../shared/words/texts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Name, key or host')} />];

export function TenantList() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const isNarrow = useIsNarrow();
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
      {isNarrow ? <BrandCards page={page} /> : <BrandTable page={page} />}
    </List>
  );
}

interface BrandsProps {
  /** Where a brand leads: to its form, or to its settings read only. */
  page: 'edit' | 'show';
}

function BrandCards({ page }: BrandsProps) {
  const createPath = useCreatePath();
  return (
    <CardList<TenantRow>
      label={t('Brands')}
      to={({ id }) => createPath({ resource: 'tenants', type: page, id })}
      card={(brand) => (
        <>
          <CardText
            title={brand.name}
            lines={[
              readableHost(brand.primary_host),
              `${nicheName(brand.niche)} · ${languageName(brand.domain_language)} · ${dayName(brand.updated_at)}`,
            ]}
          />
          <BrandState brand={brand} />
        </>
      )}
    />
  );
}

function BrandTable({ page }: BrandsProps) {
  return (
    <DataTable<TenantRow> bulkActionButtons={false} rowClick={page}>
      <DataTable.Col<TenantRow>
        source="name"
        label={t('Brand')}
        render={({ name, id }) => (
          <Box sx={{ lineHeight: 1.25, py: 0.25 }}>
            <Box sx={{ fontWeight: 600 }}>
              <RowLink>{name}</RowLink>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{id}</Box>
          </Box>
        )}
      />
      <DataTable.Col<TenantRow>
        label={t('Host')}
        disableSort
        render={({ primary_host: host, hosts }) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
            <HostLink host={host} />
            {hosts.length > 1 && (
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontSize: '0.75rem' }}
                title={hosts.join(', ')}
              >
                +{hosts.length - 1}
              </Box>
            )}
          </Box>
        )}
      />
      <DataTable.Col<TenantRow> source="niche" render={({ niche }) => nicheName(niche)} />
      <DataTable.Col<TenantRow>
        label={t('Language')}
        disableSort
        render={({ domain_language: language }) => languageName(language)}
      />
      <DataTable.Col<TenantRow>
        label={t('Version')}
        disableSort
        align="right"
        render={({ version }) => version}
      />
      <DataTable.Col<TenantRow>
        source="updated_at"
        label={t('Changed')}
        render={({ updated_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{instantName(at)}</Box>}
      />
      <DataTable.Col<TenantRow>
        label={t('State')}
        disableSort
        render={(brand) => <BrandState brand={brand} />}
      />
    </DataTable>
  );
}
