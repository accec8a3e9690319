import DifferenceIcon from '@mui/icons-material/RuleOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { DifferenceList } from './List';
import { t } from '../../shared/words/texts';

/** What the checks of the books found, to be worked through. */
export const differences: ResourceDescriptor = {
  name: 'differences',
  group: 'money',
  options: { label: t('Differences') },
  icon: DifferenceIcon,
  recordRepresentation: t('Difference'),
  list: DifferenceList,
  rights: { list: 'books:read' },
};
