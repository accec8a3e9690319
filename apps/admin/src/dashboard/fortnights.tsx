import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rightOfFigures } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import { callApi } from '../shared/session/console-api';
import { NoBrand } from '../shared/brands/no-brand';
import { useScope } from '../shared/brands/scope';
import { BrandFortnight } from './brand-fortnight';
import { sumOfBrands } from './brand-sums';
import { BrandTable } from './brand-table';
import { t } from '../shared/words/texts';

const refreshMs = 5 * 60_000;

/** More brands are shown as a table. */
const mostCards = 6;

/** The last fourteen days in the current scope: the sum and each brand. */
export function Fortnights({ rights }: { rights: readonly StaffRight[] }) {
  const tenant = useScope();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['home', 'figures', tenant],
    queryFn: ({ pageParam: after }) =>
      callApi('getHomeFigures', { query: { ...(tenant && { tenant }), ...(after !== null && { after }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  });
  // The sum needs every page.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  // Charts of people alone leave room for two brands side by side.
  const isWide = rights.includes(rightOfFigures.money) || rights.includes(rightOfFigures.reports);
  const brands = hasNextPage ? undefined : data?.pages.flatMap((page) => page.brands);
  const isMany = brands !== undefined && brands.length > mostCards;
  return (
    <Box component="section" aria-labelledby="fortnight" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="fortnight">
        {t('The last fourteen days')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!brands && !error && [0, 1].map((place) => <Skeleton key={place} variant="rounded" height={180} />)}
      {brands?.length === 0 && <NoBrand />}
      {brands && brands.length > 1 && (
        <BrandFortnight brand={sumOfBrands(t('All brands'), brands)} rights={rights} />
      )}
      {isMany && <BrandTable brands={brands} rights={rights} />}
      <Box
        sx={{
          ...{ display: isMany ? 'none' : 'grid', gap: 1.5 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        {!isMany &&
          brands?.map((brand) => <BrandFortnight key={brand.tenant} brand={brand} rights={rights} />)}
      </Box>
    </Box>
  );
}
