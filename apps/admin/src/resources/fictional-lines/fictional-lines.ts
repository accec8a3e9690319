import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { FictionalLineCreate, FictionalLineEdit } from './Edit';
import { FictionalLineList } from './List';
import { t } from '../../shared/texts';

const right = 'fictional:answer';

/** Saved lines for answers of fictional profiles. */
export const fictionalLines: ResourceDescriptor = {
  name: 'fictional-lines',
  options: { label: t('Saved lines') },
  icon: QuoteIcon,
  recordRepresentation: t('Saved line'),
  list: FictionalLineList,
  create: FictionalLineCreate,
  edit: FictionalLineEdit,
  rights: { list: right, create: right, edit: right, delete: right },
};
