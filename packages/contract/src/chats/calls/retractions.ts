import { z } from 'zod';
import { route } from '../../route.js';
import { done, id } from '../../values.js';

export const retractMessage = route('retractMessage', {
  summary:
    'Takes a message of one’s own back within ten minutes: neither side reads it any more; what it cost stays spent.',
  access: 'member',
  params: z.strictObject({ id }),
  response: done,
  problems: ['not_found', 'retraction_too_late'],
});
