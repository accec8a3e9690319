import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the ref's element whenever `what` changes.
 *
 * @param atOnce also on mount, if it replaces something else
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
