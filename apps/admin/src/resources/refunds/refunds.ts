import RefundIcon from '@mui/icons-material/UndoOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { RefundList } from './List';
import { t } from '../../shared/words/texts';

/** Money that goes back, and what of it waits for a second person. */
export const refunds: ResourceDescriptor = {
  name: 'refunds',
  group: 'money',
  options: { label: t('Refunds') },
  icon: RefundIcon,
  recordRepresentation: t('Refund'),
  list: RefundList,
  rights: { list: 'payments:refund' },
};
