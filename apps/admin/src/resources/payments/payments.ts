import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { PaymentList } from './List';
import { PaymentShow } from './Show';

const right = 'payments:refund';

/** Purchases of members, each with its whole story. */
export const payments: ResourceDescriptor = {
  name: 'payments',
  options: { label: 'Payments' },
  icon: PaymentIcon,
  recordRepresentation: 'Payment',
  list: PaymentList,
  show: PaymentShow,
  rights: { list: right, show: right },
};
