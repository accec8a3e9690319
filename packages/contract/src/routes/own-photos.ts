import { z } from 'zod';
import { maxPhotoBytes, photoTypes } from '../photo-files.js';
import { fileBody, route } from '../route.js';
import { ownProfile } from '../shapes/profile.js';
import { id } from '../values.js';

/** The member's own photos. */

const answer = z.strictObject({ profile: ownProfile });

export const uploadPhoto = route('uploadPhoto', {
  summary:
    'Adds a photo: the picture itself as the body. It waits for its inspection; until then only its owner sees it.',
  access: 'member',
  body: fileBody,
  upload: { mediaTypes: photoTypes, maxBytes: maxPhotoBytes },
  limit: 'upload',
  response: answer,
  problems: [
    'photo_unreadable',
    'photo_limit_reached',
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const deletePhoto = route('deletePhoto', {
  summary: "Removes one of the member's own photos, its files included.",
  access: 'member',
  params: z.strictObject({ id }),
  response: answer,
  problems: ['not_found'],
});

export const setMainPhoto = route('setMainPhoto', {
  summary: "Makes one of the member's own photos the one that lists show.",
  access: 'member',
  params: z.strictObject({ id }),
  response: answer,
  problems: ['not_found'],
});
