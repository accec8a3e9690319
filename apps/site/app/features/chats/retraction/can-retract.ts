import type { Message } from '@kindling/contract/chats/calls/chats';
import { retractWithinMs } from '@kindling/contract/chats/retraction';

/** Whether a message is the reader's own and recent enough to be taken back. */
export function canRetract(
  { from_me: own, seq, removed, retracted, sent_at: sentAt }: Message,
  now: number,
): boolean {
  return own && seq !== null && !removed && !retracted && now - Date.parse(sentAt) < retractWithinMs;
}
