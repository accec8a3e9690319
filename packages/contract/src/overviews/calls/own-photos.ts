import { z } from 'zod';
import { maxPhotoBytes, photoFaults, photoLimits, pictureBodies } from '../../profiles/photo-files.js';
import { fileBody, route } from '../../route.js';
import { ownProfile } from '../../profiles/profile.js';
import { clientId, id } from '../../values.js';

/** The member's own photos. */

const answer = z.strictObject({ profile: ownProfile });

export const uploadPhoto = route('uploadPhoto', {
  summary:
    'Adds a photo: the picture itself as the body. It waits for its inspection; until then only its owner sees it. A repeat of `client_id` is the same photo.',
  access: 'member',
  query: z.strictObject({ client_id: clientId }),
  body: fileBody,
  upload: { mediaTypes: pictureBodies, maxBytes: maxPhotoBytes },
  limit: 'upload',
  response: answer,
  problems: [
    ...photoFaults,
    'photo_limit_reached',
    'idempotency_conflict',
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const deletePhoto = route('deletePhoto', {
  summary:
    "Removes one of the member's own photos at once; for a minute it can be had back, then its files go.",
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

export const restorePhoto = route('restorePhoto', {
  summary: 'Puts back a photo that the member deleted less than a minute ago, as it was.',
  access: 'member',
  params: z.strictObject({ id }),
  response: answer,
  problems: ['not_found', 'photo_limit_reached'],
});

export const orderPhotos = route('orderPhotos', {
  summary: "Puts the member's own photos into an order; the first is the one that lists show.",
  access: 'member',
  body: z.strictObject({
    ids: z
      .array(id)
      .min(1)
      .max(photoLimits.premium)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  response: answer,
  problems: ['not_found'],
});
