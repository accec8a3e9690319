import { useCallback, useState } from 'react';
import { Crop, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { classNames } from '../../../shared/ui/class-names';
import { Button } from '../../../shared/ui/button';
import { mayBeCut, mayRetry, photoProblemOf, saysItself } from '../../photos/sending/photo-problems';
import { PhotoPreview } from '../../photos/photo-preview';
import type { Upload } from './upload-queue';
import grid from './photo-grid.module.scss';
import styles from './upload-tile.module.scss';

/** A picture that is about to be sent, or on its way. */
export function UploadTile({
  upload,
  fits,
  onEdit,
  onRemove,
}: {
  upload: Upload;
  /** False: it would exceed the member's number of photos. */
  fits: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('own-profile');
  const { name, file, state, part } = upload;
  const isReady = state === 'ready';
  return (
    <li className={classNames(grid.tile, styles.upload, isReady && !fits && styles.over)}>
      <div className={grid.picture} role="img" aria-label={name}>
        <PhotoPreview file={file} />
      </div>
      {state !== 'ready' && (
        <div className={styles.progress}>
          <span>
            {state === 'waiting'
              ? t('photos.waiting')
              : part < 1
                ? `${Math.round(part * 100)} %`
                : t('photos.processing')}
          </span>
          {state === 'sending' && part >= 1 ? (
            <progress aria-label={name} />
          ) : (
            <progress aria-label={name} value={part} max={1} />
          )}
        </div>
      )}
      {isReady && !fits && <p className={styles.overText}>{t('photos.over')}</p>}
      {isReady && (
        <button
          type="button"
          className={styles.edit}
          aria-label={t('photos.edit.of', { name })}
          onClick={onEdit}
        >
          <Crop aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={styles.takeAway}
        aria-label={t(isReady ? 'photos.take_away' : 'photos.stop', { name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

/** A picture that could not be sent: the reason, and the ways on. */
export function FailedUpload({
  upload,
  onRetry,
  onEdit,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('own-profile');
  const { name, file } = upload;
  const { ofError } = useProblemText();
  const problem = photoProblemOf(upload.problem);
  // What this browser can't open, as HEIC in most of them, it can't crop either.
  const [isOpen, setIsOpen] = useState(false);
  const opened = useCallback(() => setIsOpen(true), []);
  return (
    <li className={styles.failed}>
      <div className={styles.thumb}>
        <PhotoPreview file={file} onOpened={opened} />
      </div>
      <div className={styles.why}>
        <p className={styles.fileName}>{name}</p>
        <p>
          {saysItself(problem)
            ? ofError(upload.problem)
            : t(`photos.problem.${problem}`, { premium: photoLimits.premium })}
        </p>
        <div className={styles.ways}>
          {mayRetry(problem) && (
            <Button look="secondary" size="small" onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              {t('photos.retry')}
            </Button>
          )}
          {isOpen && mayBeCut(problem) && (
            <Button look="secondary" size="small" onClick={onEdit}>
              <Crop aria-hidden="true" />
              {t('photos.edit.open')}
            </Button>
          )}
        </div>
      </div>
      <button
        type="button"
        className={styles.putAway}
        aria-label={t('photos.take_away', { name })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
