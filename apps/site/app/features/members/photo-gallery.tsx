import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo, Profile } from '@kindling/contract/profiles/profile';
import { useUser } from '../../domain/account/use-user';
import { NoPhoto } from '../../domain/photos/no-photo';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import { PhotoImage } from '../../domain/photos/photo-image';
import { ReportButton } from '../../domain/reports/report-button';
import { classNames } from '../../shared/ui/class-names';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import { LockedPhoto } from './locked-photo';
import styles from './photo-gallery.module.scss';
import { lockWord } from './photo-lock';
import { swipeByMouse } from './swipe-by-mouse';

// Most readers of a profile never enlarge a picture.
const PhotoViewer = lazy(() => import('../../domain/photos/photo-viewer'));

const sizes = '(min-width: 1200px) 540px, (min-width: 768px) 50vw, 100vw';

/**
 * A member's pictures: swiped by finger or mouse, stepped through by buttons and keys, enlarged by a press. Those the reader
 * may not see are blurred by the server (decisions §4.4) and say what would reveal them.
 */
export function PhotoGallery({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const address = usePhotoAddress();
  const user = useUser();
  const strip = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<Photo | null>(null);
  const photos = picturesOf(profile);
  const last = photos.length - 1;
  const show = (index: number) => {
    const item = strip.current?.children[Math.min(Math.max(index, 0), last)];
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const step = (by: -1 | 1) => {
    show(current + by);
    // The button disappears at the end; the keyboard continues from the pictures.
    if (current + by === 0 || current + by === last) strip.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    return strip.current ? swipeByMouse(strip.current) : undefined;
  }, []);
  if (photos.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={styles.stage}>
          {profile.fictional && <FictionalLabel strip />}
          <div className={styles.none}>
            <NoPhoto name={profile.name} />
          </div>
        </div>
      </div>
    );
  }

  const follow = () => {
    const element = strip.current;
    if (!element) return;
    const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    setCurrent(index);
    keepInSight(thumbs.current, index);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  const altOf = (photo: Photo) =>
    t('photos.alt', { name: profile.name, number: photos.findIndex(({ id }) => id === photo.id) + 1 });
  const viewed = ({ filename, width, height, sources }: Photo, alt: string) => ({
    ...{ src: address(filename), width, height, alt },
    srcSet: sources.map(({ path, width: wide }) => ({
      ...{ src: address(path), width: wide, height: Math.round((wide * height) / width) },
    })),
  });
  const several = photos.length > 1;
  const clear = photos.filter(({ blurred }) => !blurred);
  const shown = photos[current];
  const reported = shown && !shown.blurred && user?.id !== profile.id ? shown.id : null;
  return (
    <section className={styles.gallery} aria-label={t('photos.label', { name: profile.name })}>
      <div className={styles.stage}>
        {profile.fictional && <FictionalLabel strip />}
        <div className={styles.frame} onKeyDown={several ? stepByKey : undefined}>
          <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={several ? 0 : undefined}>
            {photos.map((photo, index) => {
              const lock = lockWord(photo.locked_by);
              const image = (
                <PhotoImage photo={photo} alt={lock ? '' : altOf(photo)} sizes={sizes} eager={index === 0} />
              );
              return (
                <li key={photo.id}>
                  {lock ? (
                    <>
                      {image}
                      <LockedPhoto lock={lock} />
                    </>
                  ) : (
                    <button
                      type="button"
                      className={styles.enlarge}
                      // The neighbours of the shown one are reached through it.
                      tabIndex={index === current ? undefined : -1}
                      aria-label={t('photos.enlarge', { number: index + 1 })}
                      onClick={() => setEnlarged(photo)}
                    >
                      {image}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {reported !== null && (
            <ReportButton target={{ id: profile.id, name: profile.name, photo: reported }} onPicture />
          )}
          {several && (
            <>
              <p className="visually-hidden" aria-live="polite">
                {t('photos.position', { number: current + 1, total: photos.length })}
              </p>
              <p className={styles.dots} aria-hidden="true">
                {photos.map(({ id }, index) => (
                  <span key={id} className={classNames(index === current && styles.here)} />
                ))}
              </p>
              <button
                type="button"
                className={styles.back}
                disabled={current === 0}
                onClick={() => step(-1)}
                aria-label={t('photos.back')}
              >
                <ChevronLeft aria-hidden="true" />
              </button>
              <button
                type="button"
                className={styles.next}
                disabled={current >= last}
                onClick={() => step(1)}
                aria-label={t('photos.next')}
              >
                <ChevronRight aria-hidden="true" />
              </button>
            </>
          )}
        </div>
      </div>
      {several && (
        <ul ref={thumbs} className={styles.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={t('photos.show', { number: index + 1 })}
                aria-current={index === current || undefined}
              >
                <img src={address(photo.thumb_filename)} alt="" loading="lazy" />
                {photo.blurred && <Lock aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged && (
        <Suspense>
          <PhotoViewer
            label={t('photos.label', { name: profile.name })}
            fictional={profile.fictional}
            pictures={clear.map((photo) => viewed(photo, altOf(photo)))}
            index={clear.indexOf(enlarged)}
            onView={(index) => clear[index] && show(photos.indexOf(clear[index]))}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The gallery, the main picture first. */
function picturesOf({ main_image: main, photos }: Profile): readonly Photo[] {
  if (!main || photos.some(({ id }) => id === main.id)) return photos;
  return [main, ...photos];
}

/** Scrolls a row of thumbnails to one of them; the page does not move. */
function keepInSight(row: HTMLElement | null, index: number): void {
  const item = row?.children[index];
  if (!row || !(item instanceof HTMLElement)) return;
  row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}
