import { ArrowLeft, ArrowRight, Check, Clock3, Ellipsis, Star, Trash2 } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '@kindling/contract/profiles/profile';
import { PhotoImage } from '../../photos/photo-image';
import { classNames } from '../../../shared/ui/class-names';
import { Menu } from '../../../shared/ui/menu';
import { placeBeside } from '../../../shared/ui/place-beside';
import styles from './photo-grid.module.scss';

/** What a member may do with one of their photos. */
export interface PhotoActions {
  makeMain: (photo: Photo) => void;
  /** @param place the new place, from 0 */
  move: (photo: Photo, place: number) => void;
  remove: (photo: Photo, place: number) => void;
}

export interface PhotoTileProps {
  photo: Photo;
  /** From 0. */
  place: number;
  total: number;
  isMain: boolean;
  /** A change of it is under way. */
  busy: boolean;
  actions: PhotoActions;
}

/** What makes a tile draggable. */
export interface DragParts {
  tile: Ref<HTMLLIElement>;
  handle: HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLDivElement> };
  isDragged: boolean;
}

/** One of the member's photos: its place, the state of its inspection, and what can be done with it. */
export function PhotoTile({
  photo,
  place,
  total,
  isMain,
  busy,
  actions,
  drag,
}: PhotoTileProps & { drag?: DragParts }) {
  const { t } = useTranslation('own-profile');
  const name = t('photos.alt', { number: place + 1 });
  return (
    <li
      ref={drag?.tile}
      className={classNames(styles.tile, place === 0 && styles.first, drag?.isDragged && styles.dragged)}
      aria-busy={busy || undefined}
    >
      {/* The browser's own dragging of pictures would take precedence. */}
      <div className={styles.picture} onDragStart={(event) => event.preventDefault()} {...drag?.handle}>
        <PhotoImage
          photo={photo}
          alt={name}
          sizes={place === 0 ? '(min-width: 768px) 380px, 64vw' : '(min-width: 768px) 190px, 32vw'}
        />
      </div>
      <div className={styles.marks}>
        {isMain && (
          <p className={styles.main}>
            <Star aria-hidden="true" />
            {t('photos.main')}
          </p>
        )}
        {photo.status === 'inspection' ? (
          <p className={styles.inspection}>
            <Clock3 aria-hidden="true" />
            {t('photos.inspection')}
          </p>
        ) : (
          <p className={styles.approved}>
            <Check aria-hidden="true" />
            <span className="visually-hidden">{t('photos.approved')}</span>
          </p>
        )}
      </div>
      <Menu
        label={t('photos.actions', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        place={placeBeside}
        className={styles.menu}
      >
        {!isMain && (
          <li>
            <button type="button" onClick={() => actions.makeMain(photo)}>
              <Star aria-hidden="true" />
              {t('photos.make_main')}
            </button>
          </li>
        )}
        {place > 0 && (
          <li>
            <button type="button" onClick={() => actions.move(photo, place - 1)}>
              <ArrowLeft aria-hidden="true" />
              {t('photos.earlier')}
            </button>
          </li>
        )}
        {place < total - 1 && (
          <li>
            <button type="button" onClick={() => actions.move(photo, place + 1)}>
              <ArrowRight aria-hidden="true" />
              {t('photos.later')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => actions.remove(photo, place)}>
            <Trash2 aria-hidden="true" />
            {t('photos.remove')}
          </button>
        </li>
      </Menu>
    </li>
  );
}
