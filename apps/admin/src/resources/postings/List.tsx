import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { bookAccounts } from '@kindling/contract/money/book-accounts';
import type { BookPosting } from '@kindling/contract/money/calls/books';
import { postingCauses } from '@kindling/contract/credits/calls/credits';
import { useEffect } from 'react';
import { List, required, SelectInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BrandInput } from '../../shared/brands/brand-input';
import { ListHead } from '../../shared/lists/list-head';
import { useBrands } from '../../shared/brands/use-brands';
import { ListPagination } from '../../shared/lists/list-pagination';
import { useListStart } from '../../shared/lists/list-start';
import { creditsName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { NeedsBrand } from '../../shared/brands/no-brand';
import { BooksHead } from './books-head';
import { accountName, accountNames, causeNames, explained } from './posting-labels';
import { nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const ownAccounts = bookAccounts.map((account) => ({ id: account as string, name: accountNames[account] }));
const causeChoices = postingCauses.map((cause) => ({ id: cause, name: causeNames[cause] }));

/** The brand's own accounts, and the wallet whose link was followed. */
function AccountInput(_props: { source: string; alwaysOn?: boolean }) {
  const { account } = useListContext().filterValues as { account?: string };
  const isOwn = account === undefined || ownAccounts.some(({ id }) => id === account);
  const choices = isOwn ? ownAccounts : [...ownAccounts, { id: account, name: accountName(account) }];
  return <SelectInput source="account" label={t('Ledger account')} choices={choices} validate={required()} />;
}

const filters = [
  <BrandInput key="tenant" alwaysOn />,
  <AccountInput key="account" source="account" alwaysOn />,
  <SelectInput key="cause" source="cause" label={t('What for')} choices={causeChoices} />,
];

/** The default account of the list. */
const sales = { account: 'sales' };

export function PostingList() {
  const start = useListStart(sales);
  return (
    <NeedsBrand>
      <List
        {...start}
        title={t('Ledger')}
        filters={filters}
        actions={<ListHead />}
        empty={false}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={50}
        exporter={false}
        pagination={<ListPagination />}
      >
        <Books />
        <RowTable
          label={t('Postings')}
          columns={columns}
          card={{
            title: 'cause',
            lines: [({ debit, credit }) => `${accountName(debit)} → ${accountName(credit)}`, 'created_at'],
            end: ({ amount }) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {creditsName(amount)}
              </Box>
            ),
          }}
        />
      </List>
    </NeedsBrand>
  );
}

/** The head of the brand's books; the first brand where none was chosen. */
function Books() {
  const { filterValues, setFilters } = useListContext();
  const { tenant } = filterValues as { tenant?: string };
  const first = useBrands()[0]?.id;
  useEffect(() => {
    if (tenant === undefined && first !== undefined) setFilters({ ...sales, ...filterValues, tenant: first });
  }, [tenant, first, filterValues, setFilters]);
  return tenant === undefined ? null : <BooksHead key={tenant} tenant={tenant} />;
}

/** Leads to the statement of the account. */
function Account({ account }: { account: string }) {
  const { filterValues, setFilters } = useListContext();
  return (
    <Link
      component="button"
      type="button"
      title={account}
      onClick={() => setFilters({ ...filterValues, account })}
      sx={{ whiteSpace: 'nowrap', py: 0.5, font: 'inherit' }}
    >
      {accountName(account)}
    </Link>
  );
}

function What({ posting }: { posting: BookPosting }) {
  const { tenant, payment } = posting;
  return payment === null ? (
    explained(posting)
  ) : (
    <Link component={RouterLink} to={`/payments/${tenant}:${payment}/show`}>
      {explained(posting)}
    </Link>
  );
}

const columns = {
  created_at: { label: t('When'), sorts: true, sx: nowrap, cell: ({ created_at: at }) => instantName(at) },
  cause: { label: t('What for'), cell: (posting) => <What posting={posting} /> },
  debit: { label: t('From'), cell: ({ debit }) => <Account account={debit} /> },
  credit: { label: t('To'), cell: ({ credit }) => <Account account={credit} /> },
  amount: { label: t('Credits'), isNumber: true },
} satisfies Columns<BookPosting>;
