import Box from '@mui/material/Box';
import type { StaffPayment } from '@kindling/contract/money/calls/payment-desk';
import { DataTable, useCreatePath } from 'react-admin';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { PaymentState } from '../../shared/chips/money-chips';
import { creditsName, moneyName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { paymentMethodName } from '../../shared/words/payment-method-names';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { paymentFilters } from './filters';
import { codeName, t } from '../../shared/words/texts';

export function PaymentList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList title={t('Payments')} filters={paymentFilters} none={t('Nobody has started a payment yet.')}>
      {isNarrow ? <PaymentCards /> : <PaymentTable />}
    </RowList>
  );
}

const amountOf = ({ amount, currency }: StaffPayment) => moneyName(amount, currency);

function PaymentCards() {
  const createPath = useCreatePath();
  return (
    <CardList<StaffPayment>
      label={t('Payments')}
      to={({ id }) => createPath({ resource: 'payments', type: 'show', id })}
      card={(payment) => (
        <>
          <CardText
            title={`${amountOf(payment)} · ${creditsName(payment.credits)}`}
            lines={[
              <span>
                <BrandName /> · {paymentMethodName(payment.payment_method)}
              </span>,
              instantName(payment.created_at),
              payment.order,
            ]}
          />
          <PaymentState payment={payment} />
        </>
      )}
    />
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });

function PaymentTable() {
  return (
    <DataTable<StaffPayment> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<StaffPayment>
        source="amount"
        label={t('Amount')}
        disableSort
        align="right"
        cellSx={() => ({ fontWeight: 650, whiteSpace: 'nowrap' })}
        render={amountOf}
      />
      <DataTable.Col<StaffPayment>
        source="status"
        label={t('State')}
        disableSort
        render={(payment) => <PaymentState payment={payment} />}
      />
      <DataTable.NumberCol<StaffPayment> source="credits" disableSort />
      <DataTable.Col<StaffPayment>
        source="payment_method"
        label={t('Method')}
        disableSort
        cellSx={noWrap}
        render={({ payment_method: method }) => paymentMethodName(method)}
      />
      <DataTable.Col<StaffPayment>
        source="provider"
        disableSort
        render={({ provider }) => codeName(provider)}
      />
      <DataTable.Col<StaffPayment> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<StaffPayment>
        source="order"
        label={t('Order number')}
        disableSort
        render={({ order }) => (
          <Box component="code" sx={{ fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
            <RowLink>{order}</RowLink>
          </Box>
        )}
      />
      <DataTable.Col<StaffPayment>
        source="created_at"
        label={t('Started')}
        cellSx={noWrap}
        render={({ created_at: at }) => instantName(at)}
      />
    </DataTable>
  );
}
