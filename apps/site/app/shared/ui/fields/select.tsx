import { useMemo, type SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.scss';

export interface SelectOption {
  value: string | number;
  /** Absent: the value is shown. */
  label?: string;
}

/** One of several options; `none` is the label of the empty value `''`. */
export function Select({
  options,
  none,
  mustChoose = false,
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[];
  none?: string | undefined;
  /** Whether `none` can't be chosen again. */
  mustChoose?: boolean;
}) {
  // A long list that stays the same is not compared again.
  const choices = useMemo(
    () =>
      options.map(({ value, label = value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [options],
  );
  return (
    <select {...rest} className={classNames(styles.control, className)}>
      {none !== undefined && (
        <option value="" disabled={mustChoose}>
          {none}
        </option>
      )}
      {choices}
    </select>
  );
}
