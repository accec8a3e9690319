import type { Message } from '@kindling/contract/chats/calls/chats';

/** A received text for tests. @param seq its place; null for a held one */
export function someMessage(seq: number | null, extra: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    client_id: null,
    seq,
    from_me: false,
    kind: 'text',
    text: `m${seq}`,
    photo: null,
    gift: null,
    reply_to: null,
    reactions: [],
    removed: false,
    retracted: false,
    unwanted: false,
    restriction: null,
    warning: null,
    staff: false,
    held: seq === null,
    in_review: false,
    returned: false,
    sent_at: '2026-05-01T10:00:00.000Z',
    ...extra,
  };
}
