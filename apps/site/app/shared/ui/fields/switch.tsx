import { useId } from 'react';
import styles from './switch.module.scss';

/** An on-off setting that takes effect at once. */
export function Switch({
  label,
  hint,
  checked,
  busy = false,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  /** Being changed: ignores further presses. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </div>
  );
}
