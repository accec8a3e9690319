import LookIcon from '@mui/icons-material/VisibilityOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { LookList } from './List';
import { t } from '../../shared/words/texts';

/** The log of searches for members and of looks at them. */
export const looks: ResourceDescriptor = {
  name: 'looks',
  group: 'oversight',
  options: { label: t('Looks at members') },
  icon: LookIcon,
  list: LookList,
  rights: { list: 'staff:manage' },
};
