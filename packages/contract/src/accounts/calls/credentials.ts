import { z } from 'zod';
import { route } from '../../route.js';
import { done, password, token } from '../../values.js';

export const requestPasswordReset = route('requestPasswordReset', {
  summary:
    'Mails a link that sets a new password. A brand that conceals accounts answers alike for every address.',
  access: 'visitor',
  limit: 'own',
  body: z.strictObject({ email: z.string().max(254) }),
  response: done,
  problems: ['email_not_found', 'too_many_reset_mails'],
});

export const requestMailChange = route('requestMailChange', {
  summary: 'Mails a link to a new address; the account keeps its own until the link is opened.',
  access: 'member',
  body: z.strictObject({
    email: z.string().max(254),
    /** Left out by a member without one who corrects the address before it is confirmed. */
    password: password.optional(),
  }),
  response: done,
  problems: ['email_taken', 'too_many_mails', 'account_locked'],
});

export const confirmMailChange = route('confirmMailChange', {
  summary: 'Gives the account its new address by the single-use token of the mail.',
  access: 'visitor',
  body: z.strictObject({ token }),
  response: done,
  problems: ['link_expired', 'already_active'],
});
