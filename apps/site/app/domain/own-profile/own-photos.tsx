import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import type { OwnProfile, Photo } from '@kindling/contract/profiles/profile';
import { useUser } from '../account/use-user';
import { usePaths } from '../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { showToast } from '../../shared/ui/notices/toasts';
import { AddTile } from './photos/add-tile';
import { inOrder, movedTo } from './photos/photo-order';
import { PhotoTile, type PhotoActions } from './photos/photo-tile';
import { RemovedPhotos } from './photos/removed-photos';
import { isUnderWay, sendable, type Upload } from './photos/upload-queue';
import { FailedUpload, UploadTile } from './photos/upload-tile';
import { useGalleryChanges } from './photos/use-gallery-changes';
import { SortableGrid, useSortableGrid } from './photos/use-sortable-grid';
import { useFileDrop } from '../photos/sending/use-file-drop';
import { usePaste } from '../photos/sending/use-paste';
import { uploadQueue, useUploads } from './photos/use-uploads';
import grid from './photos/photo-grid.module.scss';
import uploadStyles from './photos/upload-tile.module.scss';
import styles from './own-photos.module.scss';

// It is larger than everything else here.
const PhotoEditor = lazy(() => import('./photos/photo-editor'));

/**
 * The member's photos: choose several, cut them, send them, put them into an order, choose the main one, delete and have
 * back. Texts: `own-profile`.
 *
 * @param isSentByPage the page has the button that sends what is ready
 */
export function OwnPhotos({
  profile,
  isSentByPage = false,
}: {
  profile: Pick<OwnProfile, 'photos' | 'main_image' | 'removed_photos'>;
  isSentByPage?: boolean;
}) {
  const { t } = useTranslation('own-profile');
  const isPremium = useUser()?.paid_user ?? false;
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<Upload>();
  const [told, setTold] = useState('');
  const limit = photoLimits[isPremium ? 'premium' : 'free'];

  const uploads = useUploads(
    useCallback(
      (together: number | undefined) => {
        if (together !== undefined)
          showToast(t(together === 1 ? 'photos.uploaded' : 'photos.uploaded_more'), 'success');
      },
      [t],
    ),
  );
  const { makeMain, order, remove } = useGalleryChanges((place) => {
    // The focused photo is gone: the one that took its place gets the focus, or what is left.
    requestAnimationFrame(() => {
      const menus = list.current?.querySelectorAll<HTMLElement>('button[popovertarget]') ?? [];
      const next = menus[Math.min(place, menus.length - 1)] ?? list.current?.querySelector('input');
      next?.focus();
    });
  });
  const photos = order.isPending ? inOrder(profile.photos, order.variables) : profile.photos;
  const ids = photos.map(({ id }) => id);
  const room = limit - photos.length;
  const queue = uploadQueue;
  const isSortable = useSortableGrid(list, photos.length > 1);

  const add = useCallback(
    (files: readonly File[]) => {
      const left = files.length > 0 ? queue().add(files) : 0;
      if (left > 0) showToast(t('photos.too_many', { count: left }), 'danger');
    },
    [queue, t],
  );
  usePaste(add);
  const drop = useFileDrop(add);
  const actions: PhotoActions = {
    makeMain: (photo) => makeMain.mutate(photo),
    move: ({ id }, place) => {
      order.mutate(movedTo(ids, id, place));
      setTold(t('photos.drag.dropped', { place: place + 1, total: ids.length }));
    },
    remove: (photo, place) => remove.mutate({ photo, place }),
  };
  const mainId = order.isPending ? ids[0] : profile.main_image?.id;
  const tileOf = (photo: Photo, place: number) => ({
    photo,
    place,
    total: photos.length,
    isMain: photo.id === mainId,
    busy: remove.isPending && remove.variables.photo.id === photo.id,
    actions,
  });

  const failed = uploads.filter(({ state }) => state === 'failed');
  const coming = uploads.filter(({ state }) => state !== 'failed');
  const ready = coming.filter(({ state }) => state === 'ready');
  const fitting = sendable(uploads, room);
  const isFull = room <= coming.filter(isUnderWay).length;
  const rest = (
    <>
      {coming.map((upload) => (
        <UploadTile
          key={upload.id}
          upload={upload}
          fits={fitting.has(upload.id)}
          onEdit={() => setEditing(upload)}
          onRemove={() => queue().remove(upload.id)}
        />
      ))}
      {room > coming.length && <AddTile first={photos.length + coming.length === 0} onFiles={add} />}
    </>
  );
  const plain = (
    <ul className={grid.grid} ref={list}>
      {photos.map((photo, place) => (
        <PhotoTile key={photo.id} {...tileOf(photo, place)} />
      ))}
      {rest}
    </ul>
  );
  return (
    <div className={classNames(styles.photos, drop.isOver && grid.dropping)} {...drop.listeners}>
      {/* A former premium member may have more. */}
      {photos.length <= limit && (
        <p className={styles.count}>
          <strong>{t('photos.number', { number: photos.length, limit })}</strong>
          {photos.length > 1 && <span>{t('photos.order_hint')}</span>}
        </p>
      )}
      {isSortable ? (
        <SortableGrid photos={photos} tileOf={tileOf} onOrder={(now) => order.mutate(now)} list={list}>
          {rest}
        </SortableGrid>
      ) : (
        plain
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {failed.length > 0 && (
        <ul className={uploadStyles.failures} aria-live="polite">
          {failed.map((upload) => (
            <FailedUpload
              key={upload.id}
              upload={upload}
              onRetry={() => queue().retry(upload.id)}
              onEdit={() => setEditing(upload)}
              onRemove={() => queue().remove(upload.id)}
            />
          ))}
        </ul>
      )}
      {fitting.size > 0 && (
        <div className={styles.tray}>
          <p>
            <strong>{t('photos.ready')}</strong> {t('photos.ready_note')}
          </p>
          {!isSentByPage && (
            <Button onClick={() => queue().sendReady(room)}>
              {t('photos.send', { number: fitting.size })}
            </Button>
          )}
        </div>
      )}
      {(isFull || fitting.size < ready.length) && (
        <Full premium={isPremium} limit={limit} number={photos.length} />
      )}
      {coming.length === 0 && !isFull && <p className={styles.hint}>{t('photos.hint')}</p>}
      {profile.removed_photos.length > 0 && <RemovedPhotos photos={profile.removed_photos} />}
      {editing && (
        <Suspense>
          <PhotoEditor
            file={editing.file}
            onClose={() => setEditing(undefined)}
            onDone={(file) => {
              queue().replace(editing.id, file);
              setEditing(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** No place is left: said before an upload is wasted. */
function Full({ premium, limit, number }: { premium: boolean; limit: number; number: number }) {
  const { t } = useTranslation('own-profile');
  const path = usePaths();
  return (
    <div className={styles.full} role="status">
      <div>
        <p>
          <strong>{t('errors:photo_limit_reached')}</strong>
        </p>
        <p>
          <span>
            {t(premium ? 'photos.full' : 'photos.full_free', { limit, premium: photoLimits.premium })}
          </span>{' '}
          {/* A former premium member has to delete more than one. */}
          {number <= limit && <span>{t('photos.make_room')}</span>}
        </p>
      </div>
      {!premium && (
        <ButtonLink to={path('premium')} look="secondary" size="small">
          {t('photos.about_premium')}
        </ButtonLink>
      )}
    </div>
  );
}
