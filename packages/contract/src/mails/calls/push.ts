import { z } from 'zod';
import { route } from '../../route.js';
import { done } from '../../values.js';

/** An https address with a public host name; where the name resolves to is checked on each send. */
const endpoint = z
  .string()
  .max(1000)
  .regex(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,63}\/[\x21-\x7e]*$/);
const base64url = (most: number) =>
  z
    .string()
    .min(16)
    .max(most)
    .regex(/^[A-Za-z0-9_=-]+$/);

/** The fields of a browser's `PushSubscription`. */
const subscription = z.strictObject({
  endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
});

export const subscribePush = route('subscribePush', {
  summary:
    'Lets this browser take push messages; `POST /api/user.php?push=1` is the same call (specification §7).',
  access: 'member',
  body: z.strictObject({ subscription }),
  response: done,
  problems: [],
});

export const unsubscribePush = route('unsubscribePush', {
  summary: 'Ends push messages to a browser.',
  access: 'member',
  body: z.strictObject({ endpoint }),
  response: done,
  problems: [],
});
