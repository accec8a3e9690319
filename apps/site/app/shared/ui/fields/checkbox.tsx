import styles from './checkbox.module.scss';

/** A checkbox of a form, with its label and a hint below. */
export function Checkbox({
  label,
  hint,
  name,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label} <small>{hint}</small>
      </span>
    </label>
  );
}
