/** What decides whether others see a photo, and shows it to staff in every status: for the desks of staff alone. */
export { describeStaffPhoto } from './staff/describe-staff-photo.js';
export { PhotoModeration, type StaffPhoto } from './staff/photo-moderation.js';
