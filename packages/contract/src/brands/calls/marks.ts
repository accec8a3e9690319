import { z } from 'zod';
import { markKinds, maxMarkBytes } from '../mark-files.js';
import { pictureBodies } from '../../profiles/photo-files.js';
import { fileBody, route } from '../../route.js';
import { storedPicture } from '../../pictures/stored-picture.js';
import { markName } from '../../themes/own-marks.js';
import { tenantId } from '../../values.js';

/** Logos and icons that brands upload. */

export const uploadMark = route('uploadMark', {
  summary:
    'Takes a logo or an icon: the picture itself as the body. It is redrawn and stored under the hash of what was drawn; the brand shows it once a version of its settings names it.',
  access: 'staff:tenants:write',
  params: z.strictObject({ id: tenantId }),
  query: z.strictObject({ kind: z.enum(markKinds) }),
  body: fileBody,
  upload: { mediaTypes: pictureBodies, maxBytes: maxMarkBytes },
  response: z.strictObject({ name: markName, width: z.int(), height: z.int() }),
  problems: [
    'not_found',
    'settings_invalid',
    'photo_unreadable',
    'photo_heic',
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const getMark = route('getMark', {
  summary: 'A logo or an icon of a brand, for staff who see its settings.',
  access: 'staff:tenants:read',
  ...storedPicture,
  problems: ['not_found'],
});
