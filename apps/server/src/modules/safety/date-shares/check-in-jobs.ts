import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../kernel/outbox/job.js';

const order = z.strictObject({ memberId: id, shareId: id });
export type CheckInOrder = z.output<typeof order>;
const subject = ({ memberId }: CheckInOrder) => memberId;

/** The morning after a date: tells the member that a question waits for them. The notices do it. */
export const askCheckInJob = defineJob('date-shares.ask', order, {
  subject,
  neverGivesUp: true,
  leavesNoTrace: true,
});

/** Tells them by mail. */
export const checkInMailJob = defineJob('date-shares.mail', order, { subject, leavesNoTrace: true });
