import type { ReactNode } from 'react';
import styles from './gallery.module.scss';

/** One kind of component, in all its states. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

/** A state under its name. */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={wide ? styles.wide : styles.specimen}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
