import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { TenantRow } from '@kindling/contract/brands/calls/tenants';
import { lazy } from 'react';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { TenantList } from './List';
import { t } from '../../shared/words/texts';

// The form and its validator are most of the console's weight: they come with the first brand that is opened.
const TenantEdit = lazy(async () => ({ default: (await import('./Edit')).TenantEdit }));
const TenantCreate = lazy(async () => ({ default: (await import('./Create')).TenantCreate }));
const TenantShow = lazy(async () => ({ default: (await import('./Show')).TenantShow }));

/** Brands: their settings record with all its versions. */
export const tenants: ResourceDescriptor = {
  name: 'tenants',
  group: 'setup',
  options: { label: t('Brands') },
  icon: StorefrontIcon,
  recordRepresentation: (record: TenantRow) => record.name,
  list: TenantList,
  create: TenantCreate,
  createName: t('Open a brand'),
  edit: TenantEdit,
  show: TenantShow,
  rights: {
    list: 'tenants:read',
    show: 'tenants:read',
    edit: 'tenants:write',
    create: 'tenants:create',
  },
};
