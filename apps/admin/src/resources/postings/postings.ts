import LedgerIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { PostingList } from './List';
import { t } from '../../shared/words/texts';

/** The ledger of credits, account by account. */
export const postings: ResourceDescriptor = {
  name: 'postings',
  group: 'money',
  options: { label: t('Ledger') },
  icon: LedgerIcon,
  recordRepresentation: t('Posting'),
  list: PostingList,
  rights: { list: 'books:read' },
};
