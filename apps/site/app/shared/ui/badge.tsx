import { classNames } from './class-names';
import styles from './badge.module.scss';

/** A small count or word at the edge of something. */
export function Badge({
  kind = 'unread',
  children,
  label,
}: {
  kind?: 'unread' | 'warning' | 'danger' | 'success' | 'plain';
  children: string;
  /** What a screen reader says in place of the bare number. */
  label?: string;
}) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {label ? <span aria-hidden="true">{children}</span> : children}
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
