import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { refundStatuses } from '@kindling/contract/money/calls/payments';
import type { StaffRefund } from '@kindling/contract/money/calls/payment-desk';
import { BooleanInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { CardText } from '../../shared/lists/card-list';
import { RefundState } from '../../shared/chips/money-chips';
import { reasonNames, refundState, moneyName } from '../../shared/words/money-words';
import { instantName } from '../../shared/words/names';
import { RowList } from '../../shared/lists/row-list';
import { RefundButtons } from './refund-buttons';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
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
  return (
    <RowList
      title={t('Refunds')}
      filters={filters}
      none={t('No money went back yet.')}
      sort={{ field: 'requested_at', order: 'DESC' }}
    >
      <RowTable label={t('Refunds')} columns={columns} card={(refund) => <RefundCard refund={refund} />} />
    </RowList>
  );
}

const sumOf = ({ amount, currency }: StaffRefund) => moneyName(amount, currency);

/** The requester and the person who agreed. */
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

const columns = {
  amount: { label: t('Amount'), align: 'right', sx: { fontWeight: 650, ...nowrap }, cell: sumOf },
  status: { label: t('State'), cell: (refund) => <RefundState refund={refund} /> },
  staff: { label: t('Asked by'), cell: peopleOf },
  reason: { label: t('Reason'), sx: { minWidth: 220 }, cell: reasonOf },
  tenant: brandColumn,
  order: { label: t('Order'), cell: (refund) => <OrderLink refund={refund} /> },
  requested_at: {
    label: t('Asked'),
    sorts: true,
    sx: nowrap,
    cell: ({ requested_at: at }) => instantName(at),
  },
  decide: { label: t('Decide'), cell: (refund) => <RefundButtons refund={refund} /> },
} satisfies Columns<StaffRefund>;

function RefundCard({ refund }: { refund: StaffRefund }) {
  return (
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
  );
}
