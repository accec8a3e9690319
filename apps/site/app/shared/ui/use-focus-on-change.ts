import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to what the ref holds whenever `what` is another than before, but not when it first appears. */
export function useFocusOnChange<E extends HTMLElement>(what: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    element.current?.focus();
  }, [what]);
  return element;
}
