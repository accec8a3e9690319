import { useEffect, useRef, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { openPicture } from './sending/open-picture';
import styles from './photo-preview.module.scss';

/** Wide enough for a tile on a sharp screen; a whole gallery of them stays small. */
const ofTilePx = 480;

/**
 * A picture that is still on the device. Drawn on a canvas, because a page can't address an unsent file, and small: a dozen
 * camera photos would fill a phone's memory.
 *
 * @param longestPx where it is shown larger than in a tile
 * @param onOpened called if the browser could read it: then it can be cropped, too
 */
export function PhotoPreview({
  file,
  longestPx = ofTilePx,
  onOpened,
}: {
  file: File;
  longestPx?: number;
  onOpened?: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<File>();
  useEffect(() => {
    let wanted = true;
    openPicture(file, longestPx).then(
      (picture) => {
        if (wanted && canvas.current) {
          const { width, height } = picture;
          Object.assign(canvas.current, { width, height });
          canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
          onOpened?.();
        }
        picture.close();
      },
      () => {
        if (wanted) setFailed(file);
      },
    );
    return () => {
      wanted = false;
    };
  }, [file, longestPx, onOpened]);
  return failed === file ? (
    <span className={styles.unseen}>
      <ImageOff aria-hidden="true" />
    </span>
  ) : (
    <canvas ref={canvas} className={styles.preview} aria-hidden="true" />
  );
}
