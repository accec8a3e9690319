import type { Photo } from '@kindling/contract/profiles/profile';
import { classNames } from '../../shared/ui/class-names';
import { usePhotoAddress } from './photo-address';
import { PhotoSources, srcSetOf } from './photo-sources';
import styles from './photo-image.module.scss';

/**
 * A picture that fills its frame, over its placeholder colour. The colour is an attribute of a drawing because the page's
 * content policy allows no inline styles.
 *
 * @param sizes how wide the frame is, as `<img sizes>`
 * @param eager for pictures on the first screen
 */
export function PhotoImage({
  photo,
  alt,
  sizes,
  eager = false,
  className,
}: {
  photo: Photo;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const address = usePhotoAddress();
  return (
    <span className={classNames(styles.frame, photo.blurred && styles.blurred, className)}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={photo.placeholder} />
      </svg>
      <PhotoSources photo={photo} sizes={sizes}>
        <img
          src={photo.status === 'active' ? address(photo.thumb_filename) : photo.thumb_filename}
          srcSet={srcSetOf(photo, photo.sources, address)}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </PhotoSources>
    </span>
  );
}
