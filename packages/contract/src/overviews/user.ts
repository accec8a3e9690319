import { z } from 'zod';
import { languages } from '../languages.js';
import { notificationKinds } from '../mails/notification-kinds.js';
import { credits, id, instant } from '../values.js';
import { timeBonus } from '../money/discount.js';
import { profileCard } from '../profiles/profile.js';

/** Steps of the signup after the form: photo, location, personal info, about me (specification §4). */
export const signupStep = z.int().min(1).max(4);

/** The logged-in member as `GET /api/user.php` tells them about themselves (specification §3 "User"). */
export const user = z.strictObject({
  id,
  /** As it was signed up with: `emailProblem` takes more addresses than a common pattern would. */
  email: z.string(),
  /** The address takes no mail: what the member did not ask for is not sent there. */
  mail_refused: z.boolean(),
  status: z.enum(['not_confirmed', 'active']),
  credits,
  paid_user: z.boolean(),
  signup_date: instant,
  /** Null when none runs. */
  time_bonus: timeBonus.nullable(),
  language: z.enum(languages),
  notifications_disabled: z.array(z.enum(notificationKinds)),
  /** Hidden from search; nobody they did not contact first can write to them or like them. */
  invisible: z.boolean(),
  /** Whether read marks are told, of this member and to them (premium). */
  read_marks: z.boolean(),
  /** Whether others are told that this member is online. */
  presence_shown: z.boolean(),
  /** The step of the signup that comes next, null once all were done or skipped. */
  signup_step: signupStep.nullable(),
  /** The mark shown on pictures of fictional profiles. */
  fictional_icon: z.boolean(),
  /** The restriction that disables the profile; its page says why. Null for none. */
  restricted_by: id.nullable(),
  profile: profileCard.extend({ status: z.enum(['active', 'disabled']) }),
  /** What the top navigation's badges count. */
  unread_messages: z.int().nonnegative(),
  new_likes: z.int().nonnegative(),
  /** Browsers that take push messages, and the last message that was sent to them. */
  push: z.strictObject({
    subscriptions: z.int().nonnegative(),
    /** One of them was subscribed in the session that asks; a browser may keep a subscription longer than that. */
    this_browser: z.boolean(),
    /** The session that asks subscribed one whose push service refused the installation's key: the page may subscribe it anew. */
    refused: z.boolean(),
    last_message: z.strictObject({ title: z.string(), body: z.string(), sent_at: instant }).nullable(),
  }),
});
export type User = z.output<typeof user>;

export const userAnswer = z.strictObject({ user: user.nullable() });
