import { useId, useState, type DragEvent } from 'react';
import { ImagePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../shared/api/use-problem-text';
import { classNames } from '../../shared/ui/class-names';
import { showToast } from '../../shared/ui/toasts';
import { offeredTypes } from './send-photo';
import { usePhotoUpload, type PhotoUpload } from './use-photo-upload';
import styles from './photo-uploader.module.scss';

/**
 * Takes photos from the device, by choosing or by dropping, and tells how far each is. Texts: `own-profile`.
 *
 * @param onUploaded called after each photo that arrived, in place of saying so in passing
 */
export function PhotoUploader({ onUploaded }: { onUploaded?: () => void }) {
  const { t } = useTranslation('own-profile');
  const hintId = useId();
  const [over, setOver] = useState(false);
  const { uploads, add, putAway } = usePhotoUpload(
    onUploaded ?? (() => showToast(t('photos.uploaded'), 'success')),
  );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.uploader}>
      <label
        className={classNames(styles.target, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="visually-hidden"
          accept={offeredTypes}
          multiple
          aria-describedby={hintId}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again after a refusal.
            target.value = '';
          }}
        />
        <ImagePlus aria-hidden="true" />
        <span className={styles.add}>{t('photos.add')}</span>
        <span id={hintId} className={styles.hint}>
          {t('photos.hint')}
        </span>
      </label>
      <ul className={styles.uploads} aria-live="polite">
        {uploads.map((upload) => (
          <Upload key={upload.id} upload={upload} onPutAway={() => putAway(upload.id)} />
        ))}
      </ul>
    </div>
  );
}

function Upload({ upload, onPutAway }: { upload: PhotoUpload; onPutAway: () => void }) {
  const { t } = useTranslation('own-profile');
  const { ofError } = useProblemText();
  const { name, part, problem } = upload;
  if (problem !== undefined) {
    return (
      <li className={styles.failed}>
        <p>
          <strong>{name}</strong> {ofError(problem)}
        </p>
        <button
          type="button"
          className={styles.putAway}
          aria-label={t('common:action.close')}
          onClick={onPutAway}
        >
          <X aria-hidden="true" />
        </button>
      </li>
    );
  }
  return (
    <li className={styles.running}>
      <p>
        <span className={styles.name}>{name}</span>
        <span>{part < 1 ? `${Math.round(part * 100)} %` : t('photos.processing')}</span>
      </p>
      {part < 1 ? <progress aria-label={name} value={part} max={1} /> : <progress aria-label={name} />}
    </li>
  );
}
