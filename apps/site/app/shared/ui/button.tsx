import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names';
import styles from './button.module.scss';

export interface ButtonLook {
  /** One `primary` a screen. `inverse` is for pictures and dark bands. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
  size?: 'medium' | 'large' | 'small';
  /** As wide as its container. */
  wide?: boolean;
}

function classOf(
  { look = 'primary', size = 'medium', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide, className);
}

export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  ...rest
}: ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Its action is under way: shows so and ignores further presses. */
    busy?: boolean;
    children: ReactNode;
  }) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.content}>{children}</span>
    </button>
  );
}

/** A link to another site that looks like a button. It opens beside the page, and the other site does not learn from where. */
export function OutsideLink({
  look,
  size,
  wide,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a {...rest} target="_blank" rel="noreferrer" className={classOf({ look, size, wide })} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={classOf({ look, size, wide }, className)} />;
}
