import { useId, useRef, type ReactNode } from 'react';
import styles from './menu.module.scss';

/**
 * A button that opens a short list of links under the top bar. The browser's own popover: closes by Esc, by a press
 * outside and by choosing, and works before the page has come alive.
 */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactNode;
  /** `<li>` elements. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <ul
        id={id}
        ref={list}
        popover="auto"
        className={styles.list}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </ul>
    </div>
  );
}
