import { useEffect, useRef } from 'react';

/** The second of two keys has to follow within this time. */
const pairMs = 1500;

/** What keys do on every page: one by its own name (`?`), or two one after the other (`g h`). */
export type GlobalKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys for the whole console. They rest during typing, with a modifier held, and under an open menu or dialog; Ctrl or
 * Cmd with K never rests.
 *
 * @param pairsRest whether keys without a modifier belong to the page, as on the desk
 */
export function useGlobalKeys(keys: GlobalKeys, onPalette: () => void, pairsRest: boolean): void {
  const current = useRef({ keys, onPalette, pairsRest });
  useEffect(() => {
    current.current = { keys, onPalette, pairsRest };
  });
  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const listen = (event: KeyboardEvent): void => {
      const { keys: known, onPalette: open, pairsRest: rests } = current.current;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        open();
        return;
      }
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const before = first && event.timeStamp - first.at < pairMs ? first.key : undefined;
      first = undefined;
      const act =
        (before && known[`${before} ${key}`]) || (rests && /^[a-z]$/.test(key) ? undefined : known[key]);
      if (act) {
        event.preventDefault();
        act();
      } else if (!rests && Object.keys(known).some((one) => one.startsWith(`${key} `))) {
        first = { key, at: event.timeStamp };
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('.MuiModal-root:not([aria-hidden="true"])')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="listbox"]') !== null;
}
