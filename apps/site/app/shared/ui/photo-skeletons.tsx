import styles from './photo-skeletons.module.scss';

/** Photo cards that are on their way, in their shape; `<li>` elements of a `PhotoGrid`. */
export function PhotoSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.skeleton} aria-hidden="true" />
  ));
}
