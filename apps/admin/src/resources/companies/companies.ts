import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import type { CompanyRecord } from '@kindling/contract/brands/calls/companies';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { CompanyEdit } from './Edit';
import { CompanyList } from './List';
import { t } from '../../shared/words/texts';

/** The companies behind the brands. */
export const companies: ResourceDescriptor = {
  name: 'companies',
  group: 'setup',
  options: { label: t('Companies') },
  icon: BusinessIcon,
  recordRepresentation: (record: CompanyRecord) => record.name,
  list: CompanyList,
  edit: CompanyEdit,
  rights: { list: 'tenants:read', edit: 'tenants:read' },
};
