import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { ResourceDescriptor } from '../../shared/resource';
import { AuditList } from './List';

/** Everything that staff did. */
export const auditEntries: ResourceDescriptor = {
  name: 'audit-entries',
  options: { label: 'Audit log' },
  icon: HistoryIcon,
  recordRepresentation: 'Entry',
  list: AuditList,
  rights: { list: 'audit:read' },
};
