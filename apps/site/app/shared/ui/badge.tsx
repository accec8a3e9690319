import { classNames } from './class-names';
import styles from './badge.module.scss';

/** A small count or word at the edge of an element. */
export function Badge({
  kind = 'unread',
  children,
  label,
}: {
  kind?: 'unread' | 'warning' | 'danger' | 'success' | 'plain';
  children: string;
  /** Read by screen readers instead of the bare number. */
  label?: string;
}) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
