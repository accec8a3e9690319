import TablePaginationActions from '@mui/material/TablePaginationActions';
import { Pagination, useListPaginationContext, type PaginationActionsProps } from 'react-admin';
import { t } from '../words/texts';

/** The first and the last have no buttons. */
const pageNames = {
  first: '',
  last: '',
  previous: t('Go to previous page'),
  next: t('Go to next page'),
} as const;

/** The next button goes by what the server said: a count may stop before the rows do. */
function useNextButton() {
  const { hasNextPage } = useListPaginationContext();
  return { nextButton: { disabled: hasNextPage === false } };
}

function NextAndPrevious({ count, page, rowsPerPage }: PaginationActionsProps) {
  const { setPage } = useListPaginationContext();
  return (
    <TablePaginationActions
      {...{ count, page, rowsPerPage }}
      style={{ flexShrink: 0, marginLeft: 20 }}
      onPageChange={(_, next) => setPage(next + 1)}
      getItemAriaLabel={(type) => pageNames[type]}
      slotProps={useNextButton()}
      showFirstButton={false}
      showLastButton={false}
    />
  );
}

/** Next and previous: pages have no numbers to jump to, each begins where the one before it ended. */
export function ListPagination() {
  return (
    <Pagination
      actions={NextAndPrevious}
      rowsPerPageOptions={[25, 50, 100]}
      slotProps={{ actions: useNextButton() }}
    />
  );
}
