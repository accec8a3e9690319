import { z } from 'zod';
import { languages } from '../languages.js';
import { credits, id, instant } from '../values.js';
import { profileCard } from './profile.js';

/** The logged-in member as `GET /api/user.php` tells them about themselves (specification §3 "User"). */
export const user = z.strictObject({
  id,
  /** As it was signed up with: `emailProblem` takes more addresses than a common pattern would. */
  email: z.string(),
  status: z.enum(['not_confirmed', 'active']),
  credits,
  paid_user: z.boolean(),
  signup_date: instant,
  language: z.enum(languages),
  notifications_disabled: z.array(z.string()),
  /** The mark shown on pictures of fictional profiles. */
  fictional_icon: z.boolean(),
  profile: profileCard.extend({ status: z.enum(['active', 'disabled']) }),
  /** What the top navigation's badges count. */
  unread_messages: z.int().nonnegative(),
  new_likes: z.int().nonnegative(),
});
export type User = z.output<typeof user>;
