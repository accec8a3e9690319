import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface Column {
  name: string;
  /** Words are aligned left, numbers right. */
  isWords?: boolean;
}

export interface TableLine {
  key: string;
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

/** Figures in rows; it scrolls by itself where it is wider than the page, and its first column stays. */
export function NumberTable({
  title,
  columns,
  lines,
  above,
  low,
}: {
  title: string;
  columns: readonly Column[];
  lines: readonly TableLine[];
  above?: ReactNode;
  /** The height in pixels from which it scrolls. */
  low?: number;
}) {
  const heading = useId();
  return (
    <Card>
      <Typography variant="h2" id={heading} sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {title}
      </Typography>
      {above}
      <Box sx={{ overflow: 'auto', maxHeight: low }} tabIndex={0} role="region" aria-labelledby={heading}>
        <Table size="small" stickyHeader={low !== undefined} aria-labelledby={heading}>
          <TableHead>
            <TableRow>
              {columns.map(({ name, isWords }) => (
                <TableCell key={name} align={isWords ? 'left' : 'right'} sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ key, cells, isTotal }) => (
              <TableRow key={key} sx={isTotal ? { '& th, & td': { fontWeight: 650 } } : {}}>
                {cells.map((cell, place) => {
                  const column = columns[place];
                  return (
                    <TableCell
                      key={column?.name}
                      {...(place === 0 ? { component: 'th', scope: 'row' } : {})}
                      align={column?.isWords ? 'left' : 'right'}
                      sx={{
                        whiteSpace: place === 0 ? 'normal' : 'nowrap',
                        minWidth: place === 0 ? 150 : 0,
                        fontVariantNumeric: 'tabular-nums',
                        overflowWrap: 'anywhere',
                      }}
                    >
                      {cell}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

/** A name with an explanation. */
export function Named({ name, note }: { name: ReactNode; note?: string | undefined }) {
  return (
    <>
      {name}
      {note && (
        <Typography variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      )}
    </>
  );
}
