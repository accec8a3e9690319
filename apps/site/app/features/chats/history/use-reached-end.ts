import { useEffect, useRef, useState } from 'react';

/** So far before an end of the list what lies behind it is asked for. */
const aheadPx = 700;

/**
 * Loads on when the reader comes near an end of a list.
 *
 * @param wanted whether there is more, and nothing on its way
 * @param end what stands at the end now; where it stays the same nothing came, and the reader has a button
 * @returns where the end is
 */
export function useReachedEnd(
  scroller: HTMLElement | null,
  wanted: boolean,
  end: string | undefined,
  load: () => void,
): (element: HTMLElement | null) => void {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const asked = useRef<string>(undefined);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!wanted || !mark || asked.current === end) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        asked.current = end;
        observer.disconnect();
        latest.current();
      },
      { root: scroller, rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [scroller, wanted, mark, end]);
  return setMark;
}
