import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { useEffect, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useSettled } from '../browser/use-settled';
import { t } from '../words/texts';

/** The brands offered before anything is typed. */
export const firstBrands = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

/** One of the brands that the reader was given, on pages that are no form; the first one to begin with. */
export function BrandChoice({
  brand,
  onChange,
}: {
  brand: string | undefined;
  onChange: (brand: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const { data: found = [] } = useGetList<TenantRow>('tenants', {
    ...firstBrands,
    filter: q ? { q } : {},
  });
  const { data: chosen } = useGetOne<TenantRow>(
    'tenants',
    { id: brand ?? '' },
    { enabled: brand !== undefined },
  );
  const first = found[0]?.id;
  useEffect(() => {
    if (brand === undefined && q === '' && first !== undefined) onChange(first);
  }, [brand, q, first, onChange]);
  return (
    <Autocomplete
      options={found}
      value={chosen ?? null}
      disableClearable={chosen !== undefined}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      onInputChange={(_, text, why) => setTyped(why === 'input' ? text : '')}
      onChange={(_, row) => row && onChange(row.id)}
      renderInput={(params) => <TextField {...params} label={t('Brand')} />}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  );
}
