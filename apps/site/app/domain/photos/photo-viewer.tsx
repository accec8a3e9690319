import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useTexts } from '../../shared/i18n/use-texts';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import styles from './photo-viewer.module.scss';

/** A picture with its addresses, as the page's own images have them. */
export interface ViewedPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: { src: string; width: number; height: number }[];
}

/**
 * Pictures as large as the screen: swiped, zoomed by pinching, two taps, the wheel or keys. Loaded on use, its texts
 * (`members`) with it where the page has none of them.
 */
export default function PhotoViewer({
  label,
  fictional = false,
  pictures,
  index,
  onClose,
}: {
  /** Of the group of pictures. */
  label: string;
  /** Of a fictional profile, which is labelled here as well (decisions §5.1). */
  fictional?: boolean;
  pictures: readonly ViewedPicture[];
  /** Which of them is shown first. */
  index: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('members');
  // As they were at the start: other slides would reset the viewer to the first one.
  const [slides] = useState(() => [...pictures]);
  const one = slides.length < 2;
  if (!useTexts(['members'])) return null;
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
      render={{
        ...(one ? { buttonPrev: () => null, buttonNext: () => null } : {}),
        controls: () =>
          fictional && (
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
