import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StaffPayment } from '@kindling/contract/money/calls/payment-desk';
import { ColumnsButton } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { PaymentState } from '../../shared/chips/money-chips';
import { creditsName, moneyName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { paymentFilters } from './filters';
import { PaymentSums } from './payment-sums';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { codeName, t } from '../../shared/words/texts';

export function PaymentList() {
  // Cards have no columns.
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Payments')}
      filters={paymentFilters}
      none={t('Nobody has started a payment yet.')}
      more={!isNarrow && <ColumnsButton />}
    >
      <PaymentSums />
      <RowTable
        label={t('Payments')}
        to="show"
        columns={columns}
        card={{
          title: (payment) => `${amountOf(payment)} · ${creditsName(payment.credits)}`,
          lines: [['tenant', 'payment_method'], 'created_at', ({ order }) => order],
          end: 'status',
        }}
      />
    </RowList>
  );
}

const amountOf = ({ amount, currency }: StaffPayment) => moneyName(amount, currency);

/** Leads to the payer, whose id stands for their name. */
function Payer({ payment: { tenant, member } }: { payment: StaffPayment }) {
  if (member === null) return t('Erased');
  return (
    <Link
      component={RouterLink}
      to={`/members/${tenant}:${member}/show`}
      // The row leads to the payment.
      onClick={(event) => event.stopPropagation()}
      aria-label={t('Member {{member}}', { member })}
      sx={{ fontFamily: 'monospace', fontSize: '0.75rem', whiteSpace: 'nowrap', py: 0.75 }}
    >
      {`…${member.slice(-6)}`}
    </Link>
  );
}

const columns = {
  amount: {
    label: t('Amount'),
    sorts: true,
    align: 'right',
    sx: { fontWeight: 650, ...nowrap },
    cell: amountOf,
  },
  status: { label: t('State'), cell: (payment) => <PaymentState payment={payment} /> },
  credits: { isNumber: true },
  payment_method: {
    label: t('Method'),
    sx: nowrap,
    cell: ({ payment_method: method }) => paymentMethodName(method),
  },
  provider: { cell: ({ provider }) => codeName(provider) },
  tenant: brandColumn,
  order: {
    label: t('Order number'),
    cell: ({ order }) => (
      <Box component="code" sx={{ fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
        <RowLink>{order}</RowLink>
      </Box>
    ),
  },
  member: { label: t('Member'), cell: (payment) => <Payer payment={payment} /> },
  created_at: { label: t('Started'), sorts: true, sx: nowrap, cell: ({ created_at: at }) => instantName(at) },
} satisfies Columns<StaffPayment>;
