import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const memberOnly = z.strictObject({ memberId: id });

/** Looks at all that waits to be told to a member. It may find nothing to do. */
export const tellMemberJob = defineJob('notices.tell_member', memberOnly, {
  neverGivesUp: true,
  leavesNoTrace: true,
});

/** What one push or mail tells; the sender counts again what of it is still unseen. */
const told = z.strictObject({
  memberId: id,
  /** Who began a conversation. */
  conversations: z.array(id).default([]),
  /** Whose further messages are told. */
  messages: z.array(id),
  /** Of whose unread messages the member is reminded. */
  unread: z.array(id),
  likes: z.array(id),
  matches: z.array(id),
  /** Who did not answer in time, so that credits came back. */
  returned: z.array(id).default([]),
});
export type ToldOrder = z.output<typeof told>;

/** A push about what others did. */
export const noticePushJob = defineJob('notices.send_push', told, { leavesNoTrace: true });

/** A mail about what others did; the notifications write it. */
export const noticeMailJob = defineJob('notices.send_mail', told, { leavesNoTrace: true });
