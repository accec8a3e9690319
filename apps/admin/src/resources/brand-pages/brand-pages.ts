import PagesIcon from '@mui/icons-material/ArticleOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { BrandPageCreate } from './Create';
import { BrandPageEdit } from './Edit';
import { BrandPageList } from './List';
import { t } from '../../shared/words/texts';

const right = 'pages:write';

/** Pages that brands write themselves, and texts in place of those that every brand has. */
export const brandPages: ResourceDescriptor = {
  name: 'brand-pages',
  group: 'setup',
  options: { label: t('Pages') },
  icon: PagesIcon,
  recordRepresentation: t('Page'),
  list: BrandPageList,
  create: BrandPageCreate,
  createName: t('New page'),
  edit: BrandPageEdit,
  rights: { list: right, create: right, edit: right },
};
