import Chip from '@mui/material/Chip';
import type { BrandState as State } from '@kindling/contract/brand-states';
import type { TenantRow } from '@kindling/contract/routes/tenants';

const states = {
  draft: { label: 'Draft', color: 'default' },
  public: { label: 'Public', color: 'success' },
  closed: { label: 'Closed', color: 'error' },
} as const satisfies Record<State, object>;

/** Whether visitors find the brand, and whether its record is what its file says. */
export function BrandState({ brand }: { brand: Pick<TenantRow, 'state' | 'conflict'> }) {
  return (
    <>
      <Chip variant="outlined" {...states[brand.state]} />
      {brand.conflict && <Chip color="warning" variant="outlined" label="File differs" sx={{ ml: 0.5 }} />}
    </>
  );
}
