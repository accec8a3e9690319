import { useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './menu.module.scss';

/**
 * A button that opens a short list of links below the top bar. A native popover: closes by Esc, by a press outside and by
 * choosing, and works before the page is alive.
 */
export function Menu({
  label,
  trigger,
  place,
  className,
  children,
}: {
  label: string;
  trigger: ReactNode;
  /** Called before the list opens, to place it elsewhere. */
  place?: (list: HTMLElement, trigger: HTMLElement) => void;
  className?: string;
  /** `<li>` elements. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={classNames(styles.menu, className)}>
      <button ref={button} type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <ul
        id={id}
        ref={list}
        popover="auto"
        className={styles.list}
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'open' && button.current) place?.(currentTarget, button.current);
        }}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </ul>
    </div>
  );
}
