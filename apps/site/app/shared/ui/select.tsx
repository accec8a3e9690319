import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './field.module.scss';

export interface SelectOption {
  value: string | number;
  /** Absent: the value is what is read. */
  label?: string;
}

/** One of several options; `none` stands for not chosen, whose value is `''`. */
export function Select({
  options,
  none,
  mustChoose = false,
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[];
  none?: string | undefined;
  /** Whether `none` is only what is shown until something is chosen. */
  mustChoose?: boolean;
}) {
  return (
    <select {...rest} className={classNames(styles.control, className)}>
      {none !== undefined && (
        <option value="" disabled={mustChoose}>
          {none}
        </option>
      )}
      {options.map(({ value, label = value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
