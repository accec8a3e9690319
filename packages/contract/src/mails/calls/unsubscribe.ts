import { z } from 'zod';
import { notificationKinds } from '../notification-kinds.js';
import { route } from '../../route.js';

const token = z.string().min(1).max(100);
const kinds = z.strictObject({ kinds: z.array(z.enum(notificationKinds)) });

export const openUnsubscription = route('openUnsubscription', {
  summary:
    "What the unsubscribe link of a mail ends; nothing is changed. The token stands behind the page's `#`.",
  access: 'visitor',
  limit: 'write',
  body: z.strictObject({ token }),
  response: kinds,
  problems: ['link_expired'],
});

export const unsubscribe = route('unsubscribe', {
  summary:
    'Ends mails of some kinds without a login; mail programs post to `/api/unsubscribe/{token}` (RFC 8058).',
  access: 'visitor',
  limit: 'write',
  body: z.strictObject({ token }),
  response: kinds,
  problems: ['link_expired'],
});
