import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type SortablePhotos from './sortable-photos';

/** The loaded module. With `lazy`, React would suspend once more a moment later, when a menu may be open. */
let loaded: typeof SortablePhotos | undefined;

/** The grid that can be dragged; rendered only where `useSortableGrid` says so. */
export function SortableGrid(props: ComponentProps<typeof SortablePhotos>): ReactNode {
  return loaded ? createElement(loaded, props) : null;
}

/**
 * Loads the draggable grid, once the page is awake and it is wanted, and keeps it from then on. Its elements differ, so it
 * replaces the plain grid while nothing in that is open or pressed, and keeps the focus. If it can't be loaded, the plain one
 * stays, whose menus move photos, too.
 *
 * @returns whether it is shown
 */
export function useSortableGrid(list: RefObject<HTMLUListElement | null>, wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  const focused = useRef(-1);
  const isLoading = wanted && !ready;
  useEffect(() => {
    if (!isLoading) return;
    const left = new AbortController();
    import('./sortable-photos').then(
      ({ default: grid }) => {
        loaded = grid;
        whenIdle(list, left.signal, () => {
          focused.current = buttonsOf(list.current).indexOf(document.activeElement as Element);
          // At the very moment at which nothing is open.
          flushSync(() => setReady(true));
        });
      },
      () => undefined,
    );
    return () => left.abort();
  }, [list, isLoading]);
  useLayoutEffect(() => {
    const button = buttonsOf(list.current)[focused.current];
    if (ready && button instanceof HTMLElement) button.focus();
  }, [ready, list]);
  return ready;
}

/** Runs `act` as soon as no menu of the list is open and nothing in it is pressed. */
function whenIdle(list: RefObject<HTMLUListElement | null>, signal: AbortSignal, act: () => void): void {
  if (signal.aborted) return;
  if (!list.current?.querySelector(':popover-open, :active')) {
    act();
    return;
  }
  const heard = new AbortController();
  const lookAgain = () => {
    heard.abort();
    // The click that ends the press comes first.
    setTimeout(() => whenIdle(list, signal, act));
  };
  for (const event of ['toggle', 'pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(event, lookAgain, {
      capture: true,
      signal: AbortSignal.any([signal, heard.signal]),
    });
}

/** The buttons that both grids have, in the same order. */
function buttonsOf(list: Element | null): Element[] {
  return [...(list?.querySelectorAll('button[popovertarget], input') ?? [])];
}
