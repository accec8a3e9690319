import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { BrandState } from '../shared/chips/brand-state';
import { HostLink } from '../shared/brands/host-link';
import { instantName } from '../shared/words/names';
import { t } from '../shared/words/texts';

const row = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  // On a phone the name is above host and change, the state to their right.
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '1.2fr 1.5fr 1.5fr 110px' },
  borderTop: 1,
  borderColor: 'divider',
  px: 1.75,
  py: { xs: 1.25, md: 0.75 },
  fontSize: '0.8125rem',
} as const;

/** The brands that changed last, newest first. */
export function RecentBrands({ mayEdit }: { mayEdit: boolean }) {
  const createPath = useCreatePath();
  const { data = [] } = useGetList<TenantRow>('tenants', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'updated_at', order: 'DESC' },
  });
  const type = mayEdit ? 'edit' : 'show';
  if (data.length === 0) return null;
  return (
    <Card>
      <Typography variant="h2" sx={{ px: 1.75, pt: 1.5, pb: 1 }}>
        {t('Brands changed last')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((brand) => (
          <Box key={brand.id} component="li" sx={row}>
            <MuiLink
              component={Link}
              to={createPath({ resource: 'tenants', type, id: brand.id })}
              sx={{ fontWeight: 650, py: 0.75 }}
            >
              {brand.name}
            </MuiLink>
            <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, py: 0.5 }}>
              <HostLink host={brand.primary_host} />
            </Box>
            <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, color: 'text.secondary' }}>
              {t('Version {{version}} · {{updated_at}}', {
                version: brand.version,
                updated_at: instantName(brand.updated_at),
              })}
            </Box>
            <Box
              sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 1, md: 'auto' }, justifySelf: 'end' }}
            >
              <BrandState brand={brand} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
