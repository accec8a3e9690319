import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { SupportCaseList } from './List';
import { SupportCaseShow } from './Show';
import { t } from '../../shared/words/texts';

const right = 'support:answer';

/** Complaints about payments and the site, which support answers. */
export const supportCases: ResourceDescriptor = {
  name: 'support-cases',
  group: 'queues',
  options: { label: t('Complaints') },
  icon: SupportIcon,
  recordRepresentation: t('Complaint'),
  list: SupportCaseList,
  show: SupportCaseShow,
  rights: { list: right, show: right },
};
