import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './alert.module.scss';

/** A message within the page. One that appears after an action takes the focus, so that it can't be missed. */
export function Alert({
  kind = 'plain',
  focused = false,
  children,
}: {
  kind?: 'plain' | 'success' | 'warning' | 'danger';
  focused?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.alert, styles[kind])}
    >
      {children}
    </div>
  );
}
