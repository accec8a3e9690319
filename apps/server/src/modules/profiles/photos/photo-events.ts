import { defineEvent } from '../../../kernel/outbox/events.js';

/** A member's photo came in and waits for its inspection; `isFirst` where they have no other. */
export const photoStored = defineEvent<{ photoId: string; memberId: string; isFirst: boolean }>(
  'photos.stored',
);

/** A member deleted a photo, or was erased with it: there is nothing left to decide about. */
export const photoGone = defineEvent<{ photoId: string; memberId: string; hash: string | null }>(
  'photos.gone',
);
