import DifferenceIcon from '@mui/icons-material/RuleOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { DifferenceList } from './List';

/** What the checks of the books found, to be worked through. */
export const differences: ResourceDescriptor = {
  name: 'differences',
  options: { label: 'Differences' },
  icon: DifferenceIcon,
  recordRepresentation: 'Difference',
  list: DifferenceList,
  rights: { list: 'books:read' },
};
