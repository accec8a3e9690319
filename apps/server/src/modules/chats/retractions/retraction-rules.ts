import { retractWithinMs } from '@kindling/contract/chats/retraction';

/** Half a year: as long as a closed report is kept, at least. */
export const evidenceDays = 184;

/** Until when what a message held is kept for a report, once its sender took it back. */
export function evidenceEnd(retractedAt: Date): Date {
  return new Date(retractedAt.getTime() + evidenceDays * 24 * 3_600_000);
}

/** Whether it is too late to take a message back. */
export function isTooLate(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > retractWithinMs;
}
