import LookIcon from '@mui/icons-material/VisibilityOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { LookList } from './List';
import { t } from '../../shared/words/texts';

/** Who of the staff searched for members and looked at whom. */
export const looks: ResourceDescriptor = {
  name: 'looks',
  group: 'oversight',
  options: { label: t('Looks at members') },
  icon: LookIcon,
  list: LookList,
  rights: { list: 'staff:manage' },
};
