import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names';
import { offeredTypes } from '../../photos/sending/photo-problems';
import styles from './photo-grid.module.scss';

const accepted = offeredTypes.join(',');

/** Opens the file picker. @param first no photo yet: adding one is the page's purpose */
export function AddTile({ first, onFiles }: { first: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('own-profile');
  const hintId = useId();
  return (
    <li className={classNames(styles.tile, styles.add, first && styles.first)}>
      <label>
        <input
          type="file"
          className="visually-hidden"
          accept={accepted}
          multiple
          aria-describedby={hintId}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file may be chosen again after a refusal.
            target.value = '';
          }}
        />
        <span className={styles.plus}>
          <Plus aria-hidden="true" />
        </span>
        <span>{t('photos.add')}</span>
      </label>
      <span id={hintId} hidden>
        {t('photos.hint')}
      </span>
    </li>
  );
}
