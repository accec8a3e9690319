import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { StaffList } from './List';
import { t } from '../../shared/words/texts';

export const staff: ResourceDescriptor = {
  name: 'staff',
  group: 'oversight',
  options: { label: t('Staff') },
  icon: BadgeIcon,
  recordRepresentation: (row: StaffRow) => row.name,
  list: StaffList,
  rights: { list: 'staff:manage' },
};
