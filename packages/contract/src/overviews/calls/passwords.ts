import { z } from 'zod';
import { route } from '../../route.js';
import { done, password, token } from '../../values.js';

const newPassword = { password, password_repeat: password };

export const resetPassword = route('resetPassword', {
  summary: 'Sets a new password by the single-use token of the reset mail and ends every session.',
  access: 'visitor',
  body: z.strictObject({
    token,
    ...newPassword,
    /** Also removes the account's passkeys, which otherwise stay valid. */
    remove_passkeys: z.boolean().default(false),
  }),
  response: done,
  problems: ['link_expired'],
});

export const changePassword = route('changePassword', {
  summary: 'Sets a new password by the old one; ends every other session and renews this one.',
  access: 'member',
  body: z.strictObject({ old_password: password, ...newPassword }),
  response: done,
  problems: ['account_locked'],
});
