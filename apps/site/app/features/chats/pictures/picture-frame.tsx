import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names';
import { pictureBox } from './picture-box';
import styles from './picture-frame.module.scss';

/**
 * The frame of a picture, in its colour until it is loaded. Its size is that of a drawing because the page's content policy
 * allows no inline styles.
 */
export function PictureFrame({
  of,
  placeholder,
  className,
  children,
}: {
  of: { width: number; height: number };
  /** `#rrggbb`; absent if unknown. */
  placeholder?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { width, height } = pictureBox(of);
  return (
    <span className={classNames(styles.frame, className)}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {placeholder !== undefined && <rect width={width} height={height} fill={placeholder} />}
      </svg>
      {children}
    </span>
  );
}
