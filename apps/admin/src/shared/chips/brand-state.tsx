import Chip from '@mui/material/Chip';
import type { BrandState as State } from '@kindling/contract/brands/brand-states';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { t } from '../words/texts';

const states = {
  draft: { label: t('Draft'), color: 'default' },
  public: { label: t('Public'), color: 'success' },
  closed: { label: t('Closed'), color: 'error' },
} as const satisfies Record<State, object>;

/** Whether visitors find the brand, and whether its record is what its file says. */
export function BrandState({ brand }: { brand: Pick<TenantRow, 'state' | 'conflict'> }) {
  return (
    <>
      <Chip variant="outlined" {...states[brand.state]} />
      {brand.conflict && (
        <Chip color="warning" variant="outlined" label={t('File differs')} sx={{ ml: 0.5 }} />
      )}
    </>
  );
}
