import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { AuditList } from './List';
import { t } from '../../shared/words/texts';

export const auditEntries: ResourceDescriptor = {
  name: 'audit-entries',
  group: 'oversight',
  options: { label: t('Audit log') },
  icon: HistoryIcon,
  recordRepresentation: t('Entry'),
  list: AuditList,
  rights: { list: 'audit:read' },
};
