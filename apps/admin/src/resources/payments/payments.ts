import PaymentIcon from '@mui/icons-material/CreditCardOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { PaymentList } from './List';
import { PaymentShow } from './Show';
import { t } from '../../shared/words/texts';

const right = 'payments:refund';

export const payments: ResourceDescriptor = {
  name: 'payments',
  group: 'money',
  options: { label: t('Payments') },
  icon: PaymentIcon,
  recordRepresentation: t('Payment'),
  list: PaymentList,
  show: PaymentShow,
  rights: { list: right, show: right },
};
