import { z } from 'zod';
import { maxPhotoBytes, photoFaults, pictureBodies } from '../../profiles/photo-files.js';
import { fileBody, route } from '../../route.js';
import { instant } from '../../values.js';
import { verificationPoses, verificationRefusals } from '../verification.js';

/** The verified photo: a moderator compares the approved photos with a picture that the member takes for it. */

/** The member's state. */
export const verification = z.discriminatedUnion('state', [
  /** `ready`: there is a main photo to compare with; before it is approved nobody compares. */
  z.strictObject({ state: z.literal('none'), ready: z.boolean() }),
  z.strictObject({ state: z.literal('started'), pose: z.enum(verificationPoses), expires_at: instant }),
  z.strictObject({ state: z.literal('waiting'), sent_at: instant }),
  z.strictObject({
    state: z.literal('refused'),
    reason: z.enum(verificationRefusals),
    refused_at: instant,
    ready: z.boolean(),
  }),
  /** Until the main photo changes. */
  z.strictObject({ state: z.literal('verified') }),
]);
export type Verification = z.output<typeof verification>;

export const getVerification = route('getVerification', {
  summary: 'How far the member is with their verified photo, where the brand shows that of profiles.',
  access: 'member',
  response: verification,
  problems: ['not_found'],
});

export const startVerification = route('startVerification', {
  summary:
    'Names a pose to take a picture in, for some minutes; a picture that was sent before is deleted. A pose that still holds is named again.',
  access: 'member',
  response: verification,
  problems: ['not_found', 'verification_needs_photo'],
});

export const sendVerificationPhoto = route('sendVerificationPhoto', {
  summary:
    'Sends the picture in the named pose: itself as the body. Moderators alone see it, and it is deleted with their decision.',
  access: 'member',
  body: fileBody,
  upload: { mediaTypes: pictureBodies, maxBytes: maxPhotoBytes },
  limit: 'upload',
  response: verification,
  problems: [
    'not_found',
    'verification_needs_photo',
    'verification_expired',
    ...photoFaults,
    'payload_too_large',
    'unsupported_media_type',
    'unavailable',
  ],
});

export const withdrawVerification = route('withdrawVerification', {
  summary: 'Ends what was started or sent, the picture included. What is verified stays so.',
  access: 'member',
  response: verification,
  problems: ['not_found'],
});
