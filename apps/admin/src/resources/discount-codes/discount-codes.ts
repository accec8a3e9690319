import CodeIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { DiscountCodeCreate } from './Create';
import { DiscountCodeEdit } from './Edit';
import { DiscountCodeList } from './List';
import { t } from '../../shared/words/texts';

const right = 'codes:write';

/** Codes that people type in for a lower price. */
export const discountCodes: ResourceDescriptor = {
  name: 'discount-codes',
  group: 'campaigns',
  options: { label: t('Discount codes') },
  icon: CodeIcon,
  recordRepresentation: t('Discount code'),
  list: DiscountCodeList,
  create: DiscountCodeCreate,
  createName: t('New codes'),
  edit: DiscountCodeEdit,
  rights: { list: right, create: right, edit: right },
};
