import RefundIcon from '@mui/icons-material/UndoOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { RefundList } from './List';

/** Money that goes back, and what of it waits for a second person. */
export const refunds: ResourceDescriptor = {
  name: 'refunds',
  options: { label: 'Refunds' },
  icon: RefundIcon,
  recordRepresentation: 'Refund',
  list: RefundList,
  rights: { list: 'payments:refund' },
};
