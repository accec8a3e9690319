import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '@kindling/contract/shapes/profile';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './photo-viewer.module.scss';

/** A member's pictures as large as the screen: swiped, zoomed by pinching, two taps, the wheel or keys. Loaded on use. */
export default function PhotoViewer({
  profile,
  photos,
  index,
  altOf,
  onView,
  onClose,
}: {
  profile: { name: string; fictional: boolean };
  /** Those that the reader sees clearly. */
  photos: readonly Photo[];
  /** Which of them it opens with. */
  index: number;
  altOf: (photo: Photo) => string;
  onView: (photo: Photo) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('members');
  const address = usePhotoAddress();
  const one = photos.length < 2;
  const label = t('photos.label', { name: profile.name });
  // As they were when it opened: other slides would take it back to the first one shown.
  const [slides] = useState(() =>
    photos.map((photo) => ({
      src: address(photo.filename),
      width: photo.width,
      height: photo.height,
      alt: altOf(photo),
      srcSet: photo.sources.map(({ path, width }) => ({
        src: address(path),
        width,
        height: Math.round((width * photo.height) / photo.width),
      })),
    })),
  );
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{ view: ({ index: shown }) => photos[shown] && onView(photos[shown]) }}
      render={{
        ...(one ? { buttonPrev: () => null, buttonNext: () => null } : {}),
        // A fictional profile is labelled here as well (decisions §5.1).
        controls: () =>
          profile.fictional && (
            <p className={styles.label}>
              <FictionalLabel />
            </p>
          ),
      }}
      labels={{
        Previous: t('photos.back'),
        Next: t('photos.next'),
        Close: t('common:action.close'),
        'Zoom in': t('photos.zoom_in'),
        'Zoom out': t('photos.zoom_out'),
        Lightbox: label,
        'Photo gallery': label,
        Carousel: t('photos.viewer'),
        Slide: '',
        '{index} of {total}': t('photos.position', { number: '{index}', total: '{total}' }),
      }}
    />
  );
}
