import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { SavedReplyCreate, SavedReplyEdit } from './Edit';
import { SavedReplyList } from './List';
import { t } from '../../shared/words/texts';

const right = 'replies:write';

/** Answers that are kept to be used again. */
export const savedReplies: ResourceDescriptor = {
  name: 'saved-replies',
  group: 'queues',
  options: { label: t('Saved replies') },
  icon: QuoteIcon,
  recordRepresentation: t('Saved reply'),
  list: SavedReplyList,
  create: SavedReplyCreate,
  createName: t('New reply'),
  edit: SavedReplyEdit,
  rights: { list: right, create: right, edit: right, delete: right },
};
