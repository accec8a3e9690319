import { z } from 'zod';
import { cookieChoices } from '../cookie-consent.js';
import { route } from '../../route.js';
import { done } from '../../values.js';

export const setCookieConsent = route('setCookieConsent', {
  summary:
    'Notes what cookies a browser takes; with `all` the traffic source is kept for 30 days (decisions §3.7).',
  access: 'visitor',
  body: z.strictObject({ choice: z.enum(cookieChoices) }),
  response: done,
  problems: [],
});
