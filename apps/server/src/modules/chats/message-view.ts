import type { Message } from '@kindling/contract/routes/chats';
import type { MessageRow } from './messages.repository.js';

/** A message as one of the two reads it. The id that the sender's browser gave it is shown to the sender alone. */
export function messageFor(readerId: string, row: MessageRow): Message {
  const fromMe = row.senderId === readerId;
  return {
    id: row.id,
    client_id: fromMe ? row.clientId : null,
    seq: row.seq,
    from_me: fromMe,
    text: row.body,
    staff: row.staffId !== null,
    held: row.seq === null,
    sent_at: row.sentAt.toISOString(),
  };
}
