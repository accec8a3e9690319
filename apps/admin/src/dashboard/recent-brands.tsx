import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import type { TenantRow } from '@kindling/contract/routes/console';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { HostLink } from '../shared/host-link';
import { instantName } from '../shared/names';

/** The brands that changed last, newest first. */
export function RecentBrands({ mayEdit }: { mayEdit: boolean }) {
  const createPath = useCreatePath();
  const { data = [] } = useGetList<TenantRow>('tenants', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'updated_at', order: 'DESC' },
  });
  return (
    <Card>
      <Typography variant="h2" sx={{ px: 1.75, pt: 1.5, pb: 1 }}>
        Brands changed last
      </Typography>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Brand</TableCell>
              <TableCell>Host</TableCell>
              <TableCell align="right">Version</TableCell>
              <TableCell>Changed</TableCell>
              <TableCell>State</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((brand) => (
              <TableRow key={brand.id} hover>
                <TableCell>
                  <MuiLink
                    component={Link}
                    to={createPath({ resource: 'tenants', type: mayEdit ? 'edit' : 'show', id: brand.id })}
                  >
                    {brand.name}
                  </MuiLink>
                </TableCell>
                <TableCell>
                  <HostLink host={brand.primary_host} />
                </TableCell>
                <TableCell align="right">{brand.version}</TableCell>
                <TableCell>{instantName(brand.updated_at)}</TableCell>
                <TableCell>
                  {brand.conflict ? (
                    <Chip color="warning" variant="outlined" label="File differs" />
                  ) : (
                    <Chip color="success" variant="outlined" label="Live" />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
