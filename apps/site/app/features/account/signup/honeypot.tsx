import styles from '../forms.module.scss';

const name = 'website';

/** A field that people neither see nor reach: only a program fills it in. */
export function Honeypot() {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The value of a form's honeypot; `''` for people. */
export function honeypotIn(form: HTMLFormElement): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
