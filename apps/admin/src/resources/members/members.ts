import PeopleIcon from '@mui/icons-material/ContactPageOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { MemberList } from './List';
import { MemberShow } from './Show';
import { t } from '../../shared/words/texts';

const right = 'members:read';

/** Members as support finds them, with everything that their role may see of one. */
export const members: ResourceDescriptor = {
  name: 'members',
  group: 'people',
  options: { label: t('Members') },
  icon: PeopleIcon,
  recordRepresentation: t('Member'),
  list: MemberList,
  show: MemberShow,
  rights: { list: right, show: right },
};
