import { route } from '../../route.js';
import { storedPicture } from '../../pictures/stored-picture.js';

export const getFictionalPicture = route('getFictionalPicture', {
  summary:
    'Picture that a member sent to a fictional profile, for the staff member who holds the conversation.',
  access: 'staff:fictional:answer',
  ...storedPicture,
  problems: ['not_found', 'desk_item_lost'],
});
