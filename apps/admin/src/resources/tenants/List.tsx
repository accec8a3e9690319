import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { StaffRight } from '@kindling/contract/route';
import type { TenantRow } from '@kindling/contract/routes/console';
import { DataTable, List, Pagination, SearchInput, usePermissions } from 'react-admin';
import { HostLink } from '../../shared/host-link';
import { instantName, languageName } from '../../shared/names';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name, key or host" />];

export function TenantList() {
  const { permissions = [] } = usePermissions<StaffRight[]>();
  return (
    <List
      title="Brands"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      exporter={false}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      <DataTable<TenantRow>
        bulkActionButtons={false}
        rowClick={permissions.includes('tenants:write') ? 'edit' : 'show'}
      >
        <DataTable.Col<TenantRow>
          source="name"
          label="Brand"
          render={({ name, id }) => (
            <Box sx={{ lineHeight: 1.25, py: 0.25 }}>
              <Box sx={{ fontWeight: 600 }}>{name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{id}</Box>
            </Box>
          )}
        />
        <DataTable.Col<TenantRow>
          label="Host"
          disableSort
          render={({ primary_host: host, hosts }) => (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
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
        <DataTable.NumberCol source="niche" />
        <DataTable.Col<TenantRow>
          label="Language"
          disableSort
          render={({ domain_language: language }) => languageName(language)}
        />
        <DataTable.Col<TenantRow>
          label="Version"
          disableSort
          align="right"
          render={({ version }) => version}
        />
        <DataTable.Col<TenantRow>
          source="updated_at"
          label="Changed"
          render={({ updated_at: at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{instantName(at)}</Box>}
        />
        <DataTable.Col<TenantRow>
          label="State"
          disableSort
          render={({ conflict }) =>
            conflict ? (
              <Chip color="warning" variant="outlined" label="File differs" />
            ) : (
              <Chip color="success" variant="outlined" label="Live" />
            )
          }
        />
      </DataTable>
    </List>
  );
}
