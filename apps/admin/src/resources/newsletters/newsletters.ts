import MailIcon from '@mui/icons-material/CampaignOutlined';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { NewsletterCreate, NewsletterEdit } from './Edit';
import { NewsletterList } from './List';
import { NewsletterShow } from './Show';
import { t } from '../../shared/words/texts';

const right = 'newsletters:write';

/** Promotions and news that a brand mails to members who consented to them. */
export const newsletters: ResourceDescriptor = {
  name: 'newsletters',
  group: 'campaigns',
  options: { label: t('Newsletters') },
  icon: MailIcon,
  recordRepresentation: t('Newsletter'),
  list: NewsletterList,
  create: NewsletterCreate,
  createName: t('New newsletter'),
  edit: NewsletterEdit,
  show: NewsletterShow,
  rights: { list: right, create: right, edit: right, show: right, delete: right },
};
