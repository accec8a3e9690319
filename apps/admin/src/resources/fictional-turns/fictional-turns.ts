import ForumIcon from '@mui/icons-material/ForumOutlined';
import { TurnPage } from '../../fictional/turn-page';
import type { ResourceDescriptor } from '../../shared/resource';
import { FictionalTurnList } from './List';

/** Conversations with fictional profiles that wait for an answer of staff. */
export const fictionalTurns: ResourceDescriptor = {
  name: 'fictional-turns',
  options: { label: 'Fictional chats' },
  icon: ForumIcon,
  recordRepresentation: 'Conversation',
  list: FictionalTurnList,
  show: TurnPage,
  rights: { list: 'fictional:answer', show: 'fictional:answer' },
};
