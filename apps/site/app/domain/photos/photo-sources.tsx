import type { ReactNode } from 'react';
import type { Photo } from '@kindling/contract/profiles/profile';
import { usePhotoAddress } from './photo-address';
import styles from './photo-sources.module.scss';

/**
 * Lets the browser load a picture as AVIF where there is one, and else as its `<img>` says. Each format has an address of its
 * own, so that no cache in between has to know what a browser accepts.
 */
export function PhotoSources({
  photo,
  sizes,
  children,
}: {
  photo: Photo;
  sizes: string;
  children: ReactNode;
}) {
  const address = usePhotoAddress();
  if (photo.avif_sources.length === 0) return children;
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={srcSetOf(photo, photo.avif_sources, address)} sizes={sizes} />
      {children}
    </picture>
  );
}

/** The `srcset` of some of a photo's renditions. An uninspected photo is served by the site itself, to its owner only. */
export function srcSetOf(
  { status }: Pick<Photo, 'status'>,
  sources: Photo['sources'],
  address: (path: string) => string,
): string {
  const at = (path: string): string => (status === 'active' ? address(path) : path);
  return sources.map(({ path, width }) => `${at(path)} ${width}w`).join(', ');
}
