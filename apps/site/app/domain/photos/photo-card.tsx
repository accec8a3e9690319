import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Nearness, ProfileCard } from '@kindling/contract/profiles/profile';
import { Where } from '../places/where';
import { CardNotes } from '../profiles/card-notes';
import { OnlineBadge } from '../profiles/online-badge';
import { NoPhoto } from './no-photo';
import { usePhotoAddress } from './photo-address';
import { PhotoSources, srcSetOf } from './photo-sources';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './photo-card.module.scss';

/** How wide a card of a `PhotoGrid` is at most, for the browser's choice of a rendition. */
const cardSizes = '(min-width: 1200px) 270px, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

/**
 * A member as a picture edge to edge, name and age over a soft gradient. Colour and shape are there before the picture, so
 * nothing moves when it loads. A fictional profile's label is a strip above the picture. Needs the namespace `profile`.
 */
export function PhotoCard({
  profile,
  to,
  eager = false,
  children,
}: {
  /** Distance and last visit are known of members that a search found. */
  profile: ProfileCard & Partial<Nearness>;
  to: string;
  /** On the first screen: load the picture at once. */
  eager?: boolean;
  /** Marks or buttons over the picture's upper corner. */
  children?: ReactNode;
}) {
  const address = usePhotoAddress();
  const image = profile.main_image;
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.link}>
        {profile.fictional && (
          <span className={styles.strip}>
            <FictionalLabel strip />
          </span>
        )}
        <span className={styles.frame}>
          {image ? (
            <>
              <Placeholder colour={image.placeholder} />
              <PhotoSources photo={image} sizes={cardSizes}>
                <img
                  className={styles.picture}
                  src={address(image.thumb_filename)}
                  srcSet={srcSetOf(image, image.sources, address)}
                  sizes={cardSizes}
                  width={image.width}
                  height={image.height}
                  alt=""
                  loading={eager ? 'eager' : 'lazy'}
                  fetchPriority={eager ? 'high' : 'auto'}
                  decoding="async"
                />
              </PhotoSources>
            </>
          ) : (
            <NoPhoto name={profile.name} />
          )}
          <span className={styles.caption}>
            <CardNotes notes={profile.notes} className={styles.notes} />
            <span className={styles.name}>
              <bdi>{profile.name}</bdi> <span className={styles.age}>{profile.age}</span>
              <OnlineBadge presence={profile.presence} />
            </span>
            <Where className={styles.place} place={profile.city} distance={profile.distance_km} />
          </span>
        </span>
      </Link>
      {children && <div className={styles.corner}>{children}</div>}
    </article>
  );
}

/** The picture's own colour as an attribute of SVG: the page's policy allows no colour in a style attribute. */
function Placeholder({ colour }: { colour: string }) {
  return (
    <svg className={styles.placeholder} viewBox="0 0 4 5" preserveAspectRatio="none" aria-hidden="true">
      <rect width="4" height="5" fill={colour} />
    </svg>
  );
}
