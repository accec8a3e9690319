import { cutFileLine, mostFileRows } from '@kindling/contract/console/console-lists';
import type { FileCell, FilePages } from '../staff/staff.api.js';

export interface ListPage {
  lines: readonly (readonly FileCell[])[];
  /** Where the next one begins; undefined on the last one. */
  next: string | undefined;
}

/** All pages up to the limit; a last line says when it was reached. */
export async function* wholeList(
  first: ListPage,
  read: (after: string) => Promise<ListPage>,
  most = mostFileRows,
): FilePages {
  let page = first;
  let room = most;
  for (;;) {
    yield page.lines.slice(0, room);
    const isCut = page.lines.length > room;
    room -= page.lines.length;
    if (isCut || (room <= 0 && page.next !== undefined)) return cutFileLine;
    if (page.next === undefined) return undefined;
    page = await read(page.next);
  }
}
