import styles from './no-photo.module.scss';

/** Stands where a member has no picture: the first letter of their name. */
export function NoPhoto({ name }: { name: string }) {
  return (
    <span className={styles.frame} aria-hidden="true">
      <span>{[...name][0]?.toUpperCase()}</span>
    </span>
  );
}
