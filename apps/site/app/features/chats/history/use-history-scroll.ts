import { useLayoutEffect, useRef, useState } from 'react';

/** The message that the reader is looking at, and the distance from its upper edge to the list's lower one. */
interface Place {
  id: string;
  fromBottom: number;
}

/** Less than this from the newest message counts as being there. */
const nearPx = 80;
/** The reader's position in each conversation, until the page is left. */
const places = new Map<string, Place>();

/**
 * Keeps the visible part of the history in place, whatever is inserted above or below it, and restores it on a return to the
 * conversation. Done by script because browsers differ, and none handles a list that changes at both ends.
 *
 * @param list the scroller; it runs in reverse: 0 is its lower end, its position before any script has run
 * @param key of the conversation
 * @param content changes whenever the list's content may have changed
 * @param start id of the message to begin at on a first visit
 */
export function useHistoryScroll(
  list: HTMLElement | null,
  key: string,
  content: unknown,
  start: string | undefined,
) {
  const place = useRef<Place | null>(null);
  const begun = useRef(false);
  const [isAway, setAway] = useState(false);

  useLayoutEffect(() => {
    if (!list) return;
    const note = () => {
      const away = Math.abs(list.scrollTop) > nearPx;
      place.current = away ? placeIn(list) : null;
      if (place.current) places.set(key, place.current);
      else places.delete(key);
      setAway(away);
    };
    // Once, before the first paint: the former position, else the first unread message.
    if (!begun.current) {
      begun.current = true;
      begin(list, places.get(key), start);
      note();
    }
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(note);
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', onScroll);
    };
  }, [list, key, start]);

  useLayoutEffect(() => {
    if (list && place.current) moveTo(list, place.current);
  }, [list, content]);

  return {
    /** The newest messages are out of sight. */
    isAway,
    toNewest: () => {
      place.current = null;
      list?.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
}

function begin(list: HTMLElement, before: Place | undefined, start: string | undefined): void {
  if (before) return moveTo(list, before);
  const first = start === undefined ? null : rowOf(list, start);
  if (first && first.getBoundingClientRect().top < list.getBoundingClientRect().top)
    first.scrollIntoView({ block: 'start' });
}

export const rowOf = (list: HTMLElement, id: string): HTMLElement | null =>
  list.querySelector(`[data-message="${CSS.escape(id)}"]`);

function placeIn(list: HTMLElement): Place | null {
  const frame = list.getBoundingClientRect();
  for (const row of list.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > frame.top) return { id: row.dataset['message'] ?? '', fromBottom: frame.bottom - top };
  }
  return null;
}

function moveTo(list: HTMLElement, { id, fromBottom }: Place): void {
  const row = rowOf(list, id);
  if (!row) return;
  const now = list.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
  if (now !== fromBottom) list.scrollTop += fromBottom - now;
}
