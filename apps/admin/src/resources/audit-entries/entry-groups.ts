import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';

/** What is further apart than this was not done in one go. */
const oneGoMs = 10 * 60_000;

/** A row of the log: an entry, or the first of several that a person made in one go. */
export interface EntryRow extends AuditEntryRow {
  /** The entries that it stands for; itself alone for one that nothing is grouped with. */
  group: readonly AuditEntryRow[];
  /** Whether the group's entries follow it. */
  isOpen: boolean;
  /** One of the entries of an open group. */
  isWithin: boolean;
}

/**
 * Neighbours by the same person with the same action become one row, as a change to many rows would fill the page.
 *
 * @param open ids of the groups whose entries are shown
 */
export function groupedEntries(entries: readonly AuditEntryRow[], open: ReadonlySet<string>): EntryRow[] {
  const groups: AuditEntryRow[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && belongTogether(last, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isOpen = group.length > 1 && open.has(first.id);
    const head: EntryRow = { ...first, group, isOpen, isWithin: false };
    if (!isOpen) return [head];
    // Rows need ids of their own: the head has that of the first entry.
    return [
      { ...head, id: `${first.id} group` },
      ...group.map((entry) => ({ ...entry, group: [entry], isOpen: false, isWithin: true })),
    ];
  });
}

const belongTogether = (one: AuditEntryRow, other: AuditEntryRow) =>
  one.staff === other.staff &&
  one.action === other.action &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= oneGoMs;
