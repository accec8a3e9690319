import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  useCreatePath,
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';

/**
 * The name of a row as a link to where a click on the row leads: for keyboards, screen readers and tabs of its own.
 *
 * @throws Error outside of a table whose rows lead on
 */
export function RowLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { rowClick } = useDataTableCallbacksContext();
  const createPath = useCreatePath();
  if (!record || !resource || !rowClick) throw new Error('The rows of this table lead nowhere.');
  const to =
    typeof rowClick === 'function'
      ? rowClick(record.id, resource, record)
      : createPath({ resource, id: record.id, type: rowClick });
  return (
    <Box
      component={Link}
      to={to as string}
      // The row would go there a second time.
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {children}
    </Box>
  );
}
