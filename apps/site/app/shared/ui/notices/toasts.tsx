import { useEffect, useRef, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import styles from './toasts.module.scss';

interface Toast {
  id: number;
  kind: 'success' | 'danger' | 'plain';
  text: string;
  action?: ToastAction;
}

/** A button in the toast, which closes it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

const shownMs = 3_000;
/** Longer for what went wrong, which is to be read, and with an action, which takes time to reach. */
const shownLongerMs = 8_000;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = none;
let lastId = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const remove = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/**
 * Shows a short message, already in the reader's language, where the control that was pressed does not answer by itself. Browser
 * only.
 */
export function showToast(text: string, kind: Toast['kind'] = 'plain', action?: ToastAction): void {
  const id = ++lastId;
  change([...toasts, { id, kind, text, action }]);
  setTimeout(() => remove(id), action || kind === 'danger' ? shownLongerMs : shownMs);
}

/** Lower edge of the page's top row of buttons, in CSS pixels; 0 without one. */
function topRowBottom(): number {
  const ends = [...document.querySelectorAll('[data-top-row]')].map(
    (row) => row.getBoundingClientRect().bottom,
  );
  return Math.max(0, ...ends.filter((end) => end < window.innerHeight / 2));
}

/** The container of toasts; once in the page. */
export function Toasts() {
  const { t } = useTranslation();
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current.length === 0) return;
    let frame = 0;
    // Updated per frame: blocking navigates while its toast shows, and the row moves with scrolling.
    const follow = () => {
      layer.current?.style.setProperty('--below', `${topRowBottom()}px`);
      frame = requestAnimationFrame(follow);
    };
    follow();
    // Above any open dialog: the latest element of the top layer covers the others.
    layer.current?.hidePopover();
    layer.current?.showPopover();
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <div ref={layer} popover="manual" className={styles.toasts} role="status" aria-live="polite">
      {current.map(({ id, kind, text, action }) => (
        <div key={id} className={classNames(styles.toast, styles[kind])}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                remove(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            onClick={() => remove(id)}
            aria-label={t('action.close')}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
