import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo, Profile } from '@kindling/contract/shapes/profile';
import { useAccountDialogs } from '../../domain/account/account-dialogs';
import { useUser } from '../../domain/account/use-user';
import { NoPhoto } from '../../domain/photos/no-photo';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import { PhotoImage } from '../../domain/photos/photo-image';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './photo-gallery.module.scss';

const sizes = '(min-width: 1200px) 540px, (min-width: 768px) 50vw, 100vw';

/**
 * A member's pictures: swiped or scrolled, stepped through by buttons and arrow keys. Those the reader may not see are
 * blurred by the server (decisions §4.4) and say what would show them.
 */
export function PhotoGallery({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members');
  const address = usePhotoAddress();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const photos = picturesOf(profile);
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

  const show = (index: number) => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const follow = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const several = photos.length > 1;
  return (
    <section className={styles.gallery} aria-label={t('photos.label', { name: profile.name })}>
      <div className={styles.stage}>
        {profile.fictional && <FictionalLabel strip />}
        <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={several ? 0 : undefined}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <PhotoImage
                photo={photo}
                alt={photo.blurred ? '' : t('photos.alt', { name: profile.name, number: index + 1 })}
                sizes={sizes}
                eager={index === 0}
              />
              {photo.blurred && <Locked />}
            </li>
          ))}
        </ul>
        {several && (
          <>
            <p className={styles.count} aria-live="polite">
              {current + 1} / {photos.length}
            </p>
            <button
              type="button"
              className={styles.back}
              disabled={current === 0}
              onClick={() => show(current - 1)}
              aria-label={t('photos.back')}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles.next}
              disabled={current >= photos.length - 1}
              onClick={() => show(current + 1)}
              aria-label={t('photos.next')}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {several && (
        <ul className={styles.thumbs}>
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
    </section>
  );
}

/** What a blurred picture waits for, said as it is. */
function Locked() {
  const { t } = useTranslation('members');
  const path = usePaths();
  const user = useUser();
  const { openSignup } = useAccountDialogs();
  return (
    <div className={styles.locked}>
      <Lock aria-hidden="true" />
      <p>{t(user ? 'photos.locked_free' : 'photos.locked_visitor')}</p>
      {user ? (
        <ButtonLink to={path('premium')} look="inverse" size="small">
          {t('photos.about_premium')}
        </ButtonLink>
      ) : (
        <Button look="inverse" size="small" onClick={() => openSignup()}>
          {t('photos.signup')}
        </Button>
      )}
    </div>
  );
}

/** The gallery, the main picture first. */
function picturesOf({ main_image: main, photos }: Profile): readonly Photo[] {
  if (!main || photos.some(({ id }) => id === main.id)) return photos;
  return [main, ...photos];
}
