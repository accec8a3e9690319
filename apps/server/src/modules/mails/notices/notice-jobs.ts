import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const memberOnly = z.strictObject({ memberId: id });
const receiver = ({ memberId }: { memberId: string }) => memberId;

/** Decides about a member's waiting notices. There may be none. */
export const tellMemberJob = defineJob('notices.tell_member', memberOnly, {
  subject: receiver,
  neverGivesUp: true,
  leavesNoTrace: true,
});

/** The subjects of one push or mail; the sender counts again which of them are still unseen. */
const told = z.strictObject({
  memberId: id,
  /** Members who started a conversation. */
  conversations: z.array(id).default([]),
  /** Members with further messages. */
  messages: z.array(id),
  /** Members whose unread messages are in the reminder. */
  unread: z.array(id),
  likes: z.array(id),
  matches: z.array(id),
  /** Members who did not answer in time, so that credits went back. */
  returned: z.array(id).default([]),
});
export type ToldOrder = z.output<typeof told>;

/** A push about others' actions. */
export const noticePushJob = defineJob('notices.send_push', told, { subject: receiver, leavesNoTrace: true });

/** A mail about others' actions; the notifications write it. */
export const noticeMailJob = defineJob('notices.send_mail', told, { subject: receiver, leavesNoTrace: true });
