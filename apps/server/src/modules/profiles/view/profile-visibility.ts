/**
 * Who may see whom: the only place that decides it. Each is a condition on a row `p` of `profile`, of a statement that
 * is held to the brand. The reader is `:viewerId`, NULL for a visitor.
 */

const notBlockedByThem = `NOT EXISTS (
  SELECT 1 FROM member_block b
   WHERE b.tenant_id = :tenant AND b.blocker_id = p.id AND b.blocked_id = :viewerId)`;

/** Neither blocked the other (trust 18). */
const notBlocked = `${notBlockedByThem} AND NOT EXISTS (
  SELECT 1 FROM member_block b
   WHERE b.tenant_id = :tenant AND b.blocker_id = :viewerId AND b.blocked_id = p.id)`;

/** Listed, or active and the first to contact the reader (decisions §4.1). */
const shown = `(p.listed = 1 OR (p.status = 'active' AND EXISTS (
  SELECT 1 FROM profile_contact c
   WHERE c.tenant_id = :tenant AND c.member_id = p.id AND c.contacted_id = :viewerId)))`;

/** The reader may see the profile: by its address, and wherever it is named to them. */
export const isVisible = `${shown} AND ${notBlocked}`;

/** The same for a reader who is a row `v` of `profile` in the same statement. */
export const isVisibleToRow = isVisible.replaceAll(':viewerId', 'v.id');

/** The reader may see it, or would but for blocks of their own. */
export const isVisibleButForOwnBlocks = `${shown} AND ${notBlockedByThem}`;

/**
 * Lists of members show the profile to the reader, who is never in them. It says nothing that `isVisible` does not, and
 * is made of what an index can answer.
 *
 * @param viewerId null for a visitor: there are no blocks for or against one, so none are looked up
 */
export function isInLists(viewerId: string | null): string {
  return viewerId === null ? isListed : `${isListedToOthers} AND ${notBlocked}`;
}

const isListed = 'p.listed = 1';

/**
 * Of `isInLists` for a member what needs no other table: all but blocks. For counts, which take off how many there are among
 * `partedByBlocks` instead of looking a block up for each of thousands.
 */
export const isListedToOthers = `${isListed} AND p.id <> :viewerId`;

/** The ids of members that a block parts the reader from, as a table `parted`. */
export const partedByBlocks = `(
  SELECT b.blocked_id AS id FROM member_block b WHERE b.tenant_id = :tenant AND b.blocker_id = :viewerId
   UNION
  SELECT b.blocker_id FROM member_block b WHERE b.tenant_id = :tenant AND b.blocked_id = :viewerId) parted`;

/** Others see when it is online: lists show it, its member allows it, and it is a real person's (trust 1). */
export const isPresenceShown = 'p.listed = 1 AND p.fictional = 0 AND p.presence_shown = 1';

/** The reader did not turn to them yet, by a message or, while invisible, by a like. */
export const isUncontacted = `NOT EXISTS (
  SELECT 1 FROM profile_contact t
   WHERE t.tenant_id = :tenant AND t.member_id = :viewerId AND t.contacted_id = p.id)`;
