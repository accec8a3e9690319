import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeckCard } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { PhotoImage } from '../../domain/photos/photo-image';
import { classNames } from '../../shared/ui/class-names';
import styles from './swipe-photos.module.scss';

/** How wide the photo is at most, for the browser's choice of a rendition. */
const sizes = '(min-width: 992px) 480px, (min-width: 576px) 420px, 100vw';

/**
 * The photos of a card: a press on its right half shows the next one, on its left half the one before. Photos that the reader may
 * not see are left to the profile, which says what would reveal them.
 *
 * @param isTop whether it is the card on top; those below load their first photo only
 */
export function SwipePhotos({ profile, isTop }: { profile: DeckCard; isTop: boolean }) {
  const { t } = useTranslation('members');
  const [current, setCurrent] = useState<number>();
  const photos = photosOf(profile);
  const shown = current ?? 0;
  const last = photos.length - 1;
  const step = (by: -1 | 1) => setCurrent(Math.min(Math.max(shown + by, 0), last));
  if (photos.length === 0) return <NoPhoto name={profile.name} />;
  return (
    <>
      {/* The next one is loaded before it is asked for. */}
      {photos.slice(0, isTop ? shown + 2 : 1).map((photo, index) => (
        <PhotoImage
          key={photo.id}
          photo={photo}
          alt={index === shown ? t('photos.alt', { name: profile.name, number: index + 1 }) : ''}
          sizes={sizes}
          eager={index === 0}
          className={classNames(styles.photo, index !== shown && styles.hidden)}
        />
      ))}
      {last > 0 && (
        <>
          <p className={styles.bars} aria-hidden="true">
            {photos.map(({ id }, index) => (
              <span key={id} className={classNames(index === shown && styles.here)} />
            ))}
          </p>
          <p className="visually-hidden" aria-live="polite">
            {current !== undefined && t('photos.position', { number: shown + 1, total: photos.length })}
          </p>
          <Half
            label={t('photos.back')}
            className={styles.back}
            isOff={shown === 0}
            onPress={() => step(-1)}
          />
          <Half
            label={t('photos.next')}
            className={styles.next}
            isOff={shown === last}
            onPress={() => step(1)}
          />
        </>
      )}
    </>
  );
}

/** One half of the picture as a button; it keeps the focus at the end of the row. */
function Half({
  label,
  className,
  isOff,
  onPress,
}: {
  label: string;
  className: string | undefined;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.half, className)}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    />
  );
}

/** The photos that the reader sees clearly, and else the main one as it is. */
function photosOf({ main_image: main, photos }: Pick<DeckCard, 'main_image' | 'photos'>) {
  const clear = photos.filter(({ blurred }) => !blurred);
  if (clear.length > 0) return clear;
  return main ? [main] : [];
}
