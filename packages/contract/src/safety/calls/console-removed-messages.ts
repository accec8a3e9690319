import { route } from '../../route.js';
import { storedPicture } from '../../pictures/stored-picture.js';

export const getRemovedMessagePicture = route('getRemovedMessagePicture', {
  summary: 'Picture of a removed message, for staff who decide appeals.',
  access: 'staff:complaints:handle',
  ...storedPicture,
  problems: ['not_found'],
});
