import ForumIcon from '@mui/icons-material/ForumOutlined';
import { TurnPage } from '../../fictional/turn-page';
import type { ResourceDescriptor } from '../../shared/session/resource';
import { FictionalTurnList } from './List';
import { t } from '../../shared/words/texts';

/** Conversations with fictional profiles that wait for an answer of staff. */
export const fictionalTurns: ResourceDescriptor = {
  name: 'fictional-turns',
  group: 'queues',
  options: { label: t('Fictional chats') },
  icon: ForumIcon,
  recordRepresentation: t('Conversation'),
  list: FictionalTurnList,
  show: TurnPage,
  rights: { list: 'fictional:answer', show: 'fictional:answer' },
};
