import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { refundStatuses } from '@kindling/contract/money/calls/payments';
import type { StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { BooleanInput, DataTable, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { RefundState } from '../../shared/chips/money-chips';
import { reasonNames, refundState, moneyName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { RefundButtons } from './decision-buttons';
import { t } from '../../shared/words/texts';

const statusChoices = refundStatuses.map((status) => ({
  id: status,
  name: refundState({ status, waits: false, failure: null }),
}));
const filters = [
  <BooleanInput
    key="waits"
    source="waits"
    label={t('Waits for a second person')}
    alwaysOn
    parse={(value: boolean) => (value ? true : undefined)}
  />,
  brandFilter,
  <SelectInput key="status" source="status" label={t('State')} choices={statusChoices} />,
];

export function RefundList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Refunds')}
      filters={filters}
      none={t('No money went back yet.')}
      sort={{ field: 'requested_at', order: 'DESC' }}
    >
      {isNarrow ? <RefundCards /> : <RefundTable />}
    </RowList>
  );
}

const sumOf = ({ amount, currency }: StaffRefund) => moneyName(amount, currency);

/** Who wanted it, and who agreed. */
function peopleOf({ asked_by: asker, staff, approved_by: agreed }: StaffRefund): string {
  const who = asker === 'staff' ? (staff ?? '–') : asker === 'member' ? t('The member') : t('The provider');
  return agreed === null ? who : t('{{who}}, agreed by {{agreed}}', { who, agreed });
}

const reasonOf = ({ reason, note, decline_note: declined }: StaffRefund) =>
  [
    reason && reasonNames[reason],
    note && `“${note}”`,
    declined && t('Declined: “{{declined}}”', { declined }),
  ]
    .filter(Boolean)
    .join(' · ');

function OrderLink({ refund: { tenant, payment, order } }: { refund: StaffRefund }) {
  return (
    <Link
      component={RouterLink}
      to={`/payments/${tenant}:${payment}/show`}
      sx={{ whiteSpace: 'nowrap', fontSize: '0.75rem', py: 0.75 }}
    >
      {order}
    </Link>
  );
}

function RefundCards() {
  return (
    <CardList<StaffRefund>
      label={t('Refunds')}
      card={(refund) => (
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <CardText
              title={sumOf(refund)}
              lines={[
                <BrandName key="brand" />,
                peopleOf(refund),
                instantName(refund.requested_at),
                reasonOf(refund),
              ]}
            />
            <RefundState refund={refund} />
          </Box>
          <OrderLink refund={refund} />
          <RefundButtons refund={refund} />
        </Box>
      )}
    />
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });

function RefundTable() {
  return (
    <DataTable<StaffRefund> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<StaffRefund>
        source="amount"
        label={t('Amount')}
        disableSort
        align="right"
        cellSx={() => ({ fontWeight: 650, whiteSpace: 'nowrap' })}
        render={sumOf}
      />
      <DataTable.Col<StaffRefund>
        source="status"
        label={t('State')}
        disableSort
        render={(refund) => <RefundState refund={refund} />}
      />
      <DataTable.Col<StaffRefund> source="staff" label={t('Asked by')} disableSort render={peopleOf} />
      <DataTable.Col<StaffRefund>
        source="reason"
        label={t('Reason')}
        disableSort
        cellSx={() => ({ minWidth: 220 })}
        render={reasonOf}
      />
      <DataTable.Col<StaffRefund> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<StaffRefund>
        source="order"
        label={t('Order')}
        disableSort
        render={(refund) => <OrderLink refund={refund} />}
      />
      <DataTable.Col<StaffRefund>
        source="requested_at"
        label={t('Asked')}
        cellSx={noWrap}
        render={({ requested_at: at }) => instantName(at)}
      />
      <DataTable.Col<StaffRefund>
        label={t('Decide')}
        disableSort
        render={(refund) => <RefundButtons refund={refund} />}
      />
    </DataTable>
  );
}
