import { defineEvent } from '../../kernel/outbox/events.js';

/** A member blocked another. Emitted inside the transaction, under both locks. */
export const memberBlocked = defineEvent<{ memberId: string; otherId: string }>('profiles.blocked');

/** A member ended a block of their own; the other's may still stand. Emitted inside the transaction, under both locks. */
export const memberUnblocked = defineEvent<{ memberId: string; otherId: string }>('profiles.unblocked');

/** Staff disabled a profile. Emitted inside the transaction that did it. */
export const profileRestricted = defineEvent<{ memberId: string }>('profiles.restricted');

/** Staff took back what disabled a profile. Emitted inside the transaction that did it. */
export const profileUnrestricted = defineEvent<{ memberId: string }>('profiles.unrestricted');

/**
 * Others see a member no more: they deleted the account, hide, were disabled or blocked the other. Emitted inside the
 * transaction that did it. `fromId` is the only one it is about, null where it is about all whom the rules name.
 */
export const profileWithdrawn = defineEvent<{ memberId: string; fromId: string | null }>(
  'profiles.withdrawn',
);

/** A profile has another name; emitted inside the transaction that gave it. */
export const profileRenamed = defineEvent<{ memberId: string }>('profiles.renamed');

/** Another photo, or none, is a profile's main one now; emitted inside the transaction that did it. */
export const mainPhotoChanged = defineEvent<{ memberId: string; photoId: string | null }>(
  'profiles.main_photo_changed',
);

/** A main photo was approved, or an approved one became that: others see it now. Emitted inside the transaction that did it. */
export const mainPhotoShown = defineEvent<{ memberId: string; photoId: string }>('profiles.main_photo_shown');
