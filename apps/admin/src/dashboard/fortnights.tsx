import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rightOfFigures } from '@kindling/contract/overviews/home';
import type { StaffRight } from '@kindling/contract/route';
import { callApi } from '../shared/session/console-api';
import { NoBrand } from '../shared/brands/no-brand';
import { BrandFortnight } from './brand-fortnight';
import { t } from '../shared/words/texts';

const refreshMs = 5 * 60_000;

/** The last fourteen days of the brands that the reader was given, some of them at a time. */
export function Fortnights({ rights }: { rights: readonly StaffRight[] }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['home', 'figures'],
    queryFn: ({ pageParam: after }) => callApi('getHomeFigures', { query: after === null ? {} : { after } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  });
  // Charts of people alone leave room for two brands side by side.
  const isWide = rights.includes(rightOfFigures.money) || rights.includes(rightOfFigures.reports);
  const brands = data?.pages.flatMap((page) => page.brands);
  return (
    <Box component="section" aria-labelledby="fortnight" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="fortnight">
        {t('The last fourteen days')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!brands && !error && [0, 1].map((place) => <Skeleton key={place} variant="rounded" height={180} />)}
      {brands?.length === 0 && <NoBrand />}
      <Box
        sx={{
          ...{ display: 'grid', gap: 1.5 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        {brands?.map((brand) => (
          <BrandFortnight key={brand.tenant} brand={brand} rights={rights} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'center', minHeight: 40 }}
        >
          {t('More brands')}
        </Button>
      )}
    </Box>
  );
}
