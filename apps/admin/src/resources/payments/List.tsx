import Box from '@mui/material/Box';
import type { StaffPayment } from '@kindling/contract/money/calls/payment-desk';
import { PaymentState } from '../../shared/chips/money-chips';
import { creditsName, moneyName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { paymentFilters } from './filters';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { codeName, t } from '../../shared/words/texts';

export function PaymentList() {
  return (
    <RowList title={t('Payments')} filters={paymentFilters} none={t('Nobody has started a payment yet.')}>
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

const columns = {
  amount: { label: t('Amount'), align: 'right', sx: { fontWeight: 650, ...nowrap }, cell: amountOf },
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
  created_at: { label: t('Started'), sorts: true, sx: nowrap, cell: ({ created_at: at }) => instantName(at) },
} satisfies Columns<StaffPayment>;
