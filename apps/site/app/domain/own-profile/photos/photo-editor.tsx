import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { cutPicture, type Part } from '../../photos/sending/cut-picture';
import { openPicture } from '../../photos/sending/open-picture';
import styles from './photo-editor.module.scss';

/** Size of the working copy: it only has to fill the dialog. */
const longestPx = 1400;
const shapes = ['portrait', 'square', 'whole'] as const;
type Shape = (typeof shapes)[number];

/** Crops and rotates a picture before it is sent, by touch, mouse and keys. Loaded on first use. */
export default function PhotoEditor({
  file,
  onDone,
  onClose,
}: {
  file: File;
  onDone: (file: File) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('own-profile');
  const zoomId = useId();
  const picture = usePicture(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [shape, setShape] = useState<Shape>('portrait');
  const [part, setPart] = useState<Part>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const failed = picture === 'unreadable' || state === 'failed';
  const turn = (by: number) => {
    setTurns((now) => (now + by + 4) % 4);
    setCrop({ x: 0, y: 0 });
  };
  const use = async () => {
    if (!part) return;
    setState('busy');
    try {
      onDone(await cutPicture(file, turns, part));
    } catch {
      setState('failed');
    }
  };
  const lies = turns % 2 !== 0;
  const open = typeof picture === 'object' ? picture : undefined;
  const own = open ? (lies ? open.height / open.width : open.width / open.height) : 1;
  const aspect = { portrait: 4 / 5, square: 1, whole: own }[shape];
  return (
    <Dialog title={t('photos.edit.title')} onClose={onClose}>
      <div className={styles.stage} aria-busy={picture === undefined}>
        {open && (
          <Cropper
            image={open.url}
            crop={crop}
            zoom={zoom}
            maxZoom={4}
            rotation={turns * 90}
            aspect={aspect}
            keyboardStep={8}
            zoomWithScroll={false}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('photos.edit.frame') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={setPart}
          />
        )}
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('photos.edit.failed')}
        </p>
      )}
      <div className={styles.tools}>
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">{t('photos.edit.shape')}</legend>
          {shapes.map((one) => (
            <label key={one} className={classNames(styles.shape, one === shape && styles.chosen)}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${zoomId}shape`}
                checked={one === shape}
                onChange={() => setShape(one)}
              />
              {t(`photos.edit.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.turn}>
          <button type="button" onClick={() => turn(-1)} aria-label={t('photos.edit.left')}>
            <RotateCcw aria-hidden="true" />
          </button>
          <button type="button" onClick={() => turn(1)} aria-label={t('photos.edit.right')}>
            <RotateCw aria-hidden="true" />
          </button>
        </div>
        <label className={styles.zoom} htmlFor={zoomId}>
          {t('photos.edit.zoom')}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
      </div>
      <p className={styles.note}>{t('photos.edit.note')}</p>
      <div className={styles.choices}>
        <Button look="secondary" onClick={onClose}>
          {t('photos.edit.cancel')}
        </Button>
        <Button
          busy={state === 'busy'}
          disabled={!part || picture === 'unreadable'}
          onClick={() => void use()}
        >
          {t('photos.edit.use')}
        </Button>
      </div>
    </Dialog>
  );
}

interface Opened {
  url: string;
  width: number;
  height: number;
}

/** The picture at an address that the page's content policy allows; undefined until it is open. */
function usePicture(file: File): Opened | 'unreadable' | undefined {
  const [opened, setOpened] = useState<Opened | 'unreadable'>();
  useEffect(() => {
    let wanted = true;
    openPicture(file, longestPx).then(
      (picture) => {
        const { width, height } = picture;
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
        if (wanted) setOpened({ url: canvas.toDataURL('image/jpeg', 0.85), width, height });
      },
      () => {
        if (wanted) setOpened('unreadable');
      },
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return opened;
}
