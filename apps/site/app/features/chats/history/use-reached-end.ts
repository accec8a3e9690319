import { useEffect, useRef, useState } from 'react';

/** The distance from an end of the list at which more is loaded. */
const aheadPx = 700;

/**
 * Loads more when the reader comes near an end of a list.
 *
 * @param wanted whether there is more, and nothing on its way
 * @param end id of the current last item; if it stays the same nothing was loaded, and the reader has a button
 * @returns ref for the element at the end
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
