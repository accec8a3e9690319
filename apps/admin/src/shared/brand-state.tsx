import Chip from '@mui/material/Chip';
import type { TenantRow } from '@kindling/contract/routes/tenants';

/** Whether the record is what its file says. */
export function BrandState({ brand }: { brand: Pick<TenantRow, 'conflict'> }) {
  return brand.conflict ? (
    <Chip color="warning" variant="outlined" label="File differs" />
  ) : (
    <Chip color="success" variant="outlined" label="Live" />
  );
}
