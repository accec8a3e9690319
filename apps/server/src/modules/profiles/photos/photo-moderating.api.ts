/** What decides whether others see a photo, and shows it to staff in every status: for the desks of staff alone. */
export { ReadPhotos } from './files/read-photos.js';
export { describeStaffPhoto, PhotoModeration, type StaffPhoto } from './staff/photo-moderation.js';
