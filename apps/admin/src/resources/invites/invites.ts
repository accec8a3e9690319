import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { InviteCreate } from './Create';
import { InviteList } from './List';
import { t } from '../../shared/words/texts';

/** Invitations into brands that do not take everybody. */
export const invites: ResourceDescriptor = {
  name: 'invites',
  group: 'campaigns',
  options: { label: t('Invitations') },
  icon: MailIcon,
  recordRepresentation: t('Invitation'),
  list: InviteList,
  create: InviteCreate,
  createName: t('New invitation'),
  rights: { list: 'invites:write', create: 'invites:write', delete: 'invites:write' },
};
