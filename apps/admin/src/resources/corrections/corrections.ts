import CorrectionIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { CorrectionList } from './List';
import { t } from '../../shared/words/texts';

/** Credits that staff gave or took, and what waits for a second person. */
export const corrections: ResourceDescriptor = {
  name: 'corrections',
  group: 'money',
  options: { label: t('Corrections') },
  icon: CorrectionIcon,
  list: CorrectionList,
  rights: { list: 'credits:correct' },
};
