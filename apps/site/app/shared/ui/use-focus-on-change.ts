import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to what the ref holds whenever `what` is another than before.
 * @param atOnce also when it first appears: it came in place of something else
 */
export function useFocusOnChange<E extends HTMLElement>(what: string, atOnce = false): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(atOnce ? undefined : what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    element.current?.focus();
  }, [what]);
  return element;
}
