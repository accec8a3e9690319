import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Choice } from './bulk/row-choice';
import { useBulkActions } from './bulk/use-bulk-jobs';
import { t } from '../words/texts';

interface CardListProps<Row extends RaRecord> {
  label: string;
  /** Where a card leads; without it the cards lead nowhere. */
  to?: (row: Row) => string;
  /** The content of a card; phrasing content where the card is a link. */
  card: (row: Row) => ReactNode;
  /** Whether something can be done to it among many; default: every row that its list has such a thing for. */
  isChoosable?: (row: Row) => boolean;
}

const cardStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  minHeight: 56,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

/** The rows of a list as cards one below the other, where a table would have to be pushed sideways. */
export function CardList<Row extends RaRecord>({
  label,
  to,
  card,
  isChoosable = () => true,
}: CardListProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  const isOffered = useBulkActions().length > 0;
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.length === 0 && (
        <Box component="li" sx={{ px: 2, py: 4, textAlign: 'center', color: 'text.secondary' }}>
          {t('Nothing was found.')}
        </Box>
      )}
      {data?.map((row) => (
        <Box
          key={row.id}
          component="li"
          sx={{ display: 'flex', '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
        >
          <RecordContextProvider value={row}>
            {isOffered && (
              <Box sx={{ alignSelf: 'center', ml: 0.5, mr: -1.5 }}>
                <Choice row={row} isChoosable={isChoosable(row)} />
              </Box>
            )}
            {to ? (
              <Box
                component={Link}
                to={to(row)}
                sx={{ ...cardStyle, '&:active': { bgcolor: 'action.hover' } }}
              >
                {card(row)}
              </Box>
            ) : (
              <Box sx={cardStyle}>{card(row)}</Box>
            )}
          </RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}

interface CardTextProps {
  title: ReactNode;
  /** Lines below the title, the empty ones left out. */
  lines: readonly ReactNode[];
}

/** A title with its lines, taking what room there is. */
export function CardText({ title, lines }: CardTextProps) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.125 }}>
      <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {lines.filter(Boolean).map((line, index) => (
        <Box
          key={index}
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.8125rem', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {line}
        </Box>
      ))}
    </Box>
  );
}
