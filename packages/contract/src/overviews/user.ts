import { z } from 'zod';
import { languages } from '../languages.js';
import { notificationKinds } from '../mails/notification-kinds.js';
import { credits, id, instant } from '../values.js';
import { timeBonus } from '../money/discount.js';
import { profileCard } from '../profiles/profile.js';

/** Steps of the signup after the form: photo, location, personal info, about me (specification §4). */
export const signupStep = z.int().min(1).max(4);

/** The logged-in member's own data, as `GET /api/user.php` returns it (specification §3 "User"). */
export const user = z.strictObject({
  id,
  /** As entered at signup: `emailProblem` accepts more addresses than a common pattern would. */
  email: z.string(),
  /** The address refuses mail: only mails that the member asks for are sent there. */
  mail_refused: z.boolean(),
  status: z.enum(['not_confirmed', 'active']),
  /** False for who signed up by passkey and chose no password since: a mailed link sets one. */
  has_password: z.boolean(),
  credits,
  paid_user: z.boolean(),
  signup_date: instant,
  /** Null when none runs. */
  time_bonus: timeBonus.nullable(),
  language: z.enum(languages),
  notifications_disabled: z.array(z.enum(notificationKinds)),
  /** Hidden from search; only members they contacted first can write to them or like them. */
  invisible: z.boolean(),
  /** Whether this member and others see each other's read receipts (premium). */
  read_marks: z.boolean(),
  /** Whether others see that this member is online. */
  presence_shown: z.boolean(),
  /** The next step of the signup; null once all were done or skipped. */
  signup_step: signupStep.nullable(),
  /** The icon shown on pictures of fictional profiles. */
  fictional_icon: z.boolean(),
  /** The restriction that disables the profile; its page gives the reasons. Null for none. */
  restricted_by: id.nullable(),
  profile: profileCard.extend({ status: z.enum(['active', 'disabled']) }),
  /** Counters of the top navigation's badges. */
  unread_messages: z.int().nonnegative(),
  new_likes: z.int().nonnegative(),
  /** Who answered this member's like, and no page has shown the match yet; `seeLiker` is called before it is shown. */
  new_match: id.nullable(),
  /** Whether the member is asked if they got home from a date whose plan they shared. */
  check_in_due: z.boolean(),
  /** Browsers subscribed to push messages, and the last message sent to them. */
  push: z.strictObject({
    subscriptions: z.int().nonnegative(),
    /**
     * Whether the session of this request made one of the subscriptions; a browser may keep its subscription longer
     * than that.
     */
    this_browser: z.boolean(),
    /**
     * Whether the push service refused the installation's key for this session's subscription: the page may subscribe
     * again.
     */
    refused: z.boolean(),
    last_message: z.strictObject({ title: z.string(), body: z.string(), sent_at: instant }).nullable(),
  }),
});
export type User = z.output<typeof user>;

export const userAnswer = z.strictObject({ user: user.nullable() });
