import { route } from '../../route.js';
import { storedPicture } from '../../pictures/stored-picture.js';

export const getVerificationPicture = route('getVerificationPicture', {
  summary:
    'Picture that a member sent to be compared with their photos, while the request waits for a decision.',
  access: 'staff:photos:inspect',
  ...storedPicture,
  problems: ['not_found'],
});
