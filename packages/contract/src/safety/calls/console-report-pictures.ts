import { route } from '../../route.js';
import { storedPicture } from '../../pictures/stored-picture.js';

export const getReportPicture = route('getReportPicture', {
  summary: 'Copy of a reported picture, for staff who decide reports.',
  access: 'staff:complaints:handle',
  ...storedPicture,
  problems: ['not_found'],
});
