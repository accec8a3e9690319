import LedgerIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { PostingList } from './List';

/** The ledger of credits, account by account. */
export const postings: ResourceDescriptor = {
  name: 'postings',
  options: { label: 'Ledger' },
  icon: LedgerIcon,
  recordRepresentation: 'Posting',
  list: PostingList,
  rights: { list: 'books:read' },
};
