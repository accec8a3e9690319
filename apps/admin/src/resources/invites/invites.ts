import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { InviteCreate } from './Create';
import { InviteList } from './List';

/** Invitations into brands that do not take everybody. */
export const invites: ResourceDescriptor = {
  name: 'invites',
  options: { label: 'Invitations' },
  icon: MailIcon,
  recordRepresentation: 'Invitation',
  list: InviteList,
  create: InviteCreate,
  rights: { list: 'invites:write', create: 'invites:write', delete: 'invites:write' },
};
