import { useState, type ReactNode, type Ref } from 'react';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import type { Photo } from '@kindling/contract/profiles/profile';
import { PhotoImage } from '../../photos/photo-image';
import { inOrder, isSameOrder, movedTo } from './photo-order';
import { PhotoTile, type PhotoTileProps } from './photo-tile';
import styles from './photo-grid.module.scss';

/** The tiles move as the photo passes them, in the grid itself: no preview is drawn elsewhere. */
const inTheGrid = () => null;

/** The member's photos as a grid whose order is changed by drag, by touch and by keys. Loaded when a page is awake. */
export default function SortablePhotos({
  photos,
  tileOf,
  onOrder,
  list,
  children,
}: {
  photos: readonly Photo[];
  tileOf: (photo: Photo, place: number) => PhotoTileProps;
  onOrder: (ids: readonly string[]) => void;
  list: Ref<HTMLUListElement>;
  children: ReactNode;
}) {
  const { t } = useTranslation('own-profile');
  const ids = photos.map(({ id }) => id);
  const [dragged, setDragged] = useState<{ id: string; ids: readonly string[] }>();
  const shown = dragged ? inOrder(photos, dragged.ids) : photos;
  const lifted = photos.find(({ id }) => id === dragged?.id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => shown.findIndex((photo) => photo.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('photos.drag.picked', { number: placeOf(active.id) }),
    // Silent over its own place: otherwise the announcement of the pick-up would be cut off.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? t('photos.drag.over', { place: placeOf(over.id), total: photos.length })
        : undefined,
    onDragEnd: ({ active }) => t('photos.drag.dropped', { place: placeOf(active.id), total: photos.length }),
    onDragCancel: () => t('photos.drag.cancelled'),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('photos.drag.how') },
      }}
      onDragStart={({ active }) => setDragged({ id: String(active.id), ids })}
      onDragOver={({ active, over }) => {
        if (!over || over.id === active.id) return;
        setDragged((now) => {
          if (!now) return now;
          return { ...now, ids: movedTo(now.ids, now.id, now.ids.indexOf(String(over.id))) };
        });
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={() => {
        setDragged(undefined);
        if (dragged && !isSameOrder(dragged.ids, ids)) onOrder(dragged.ids);
      }}
    >
      <ul className={styles.grid} ref={list}>
        <SortableContext items={shown.map(({ id }) => id)} strategy={inTheGrid}>
          {shown.map((photo, place) => (
            <SortableTile key={photo.id} {...tileOf(photo, place)} />
          ))}
        </SortableContext>
        {children}
      </ul>
      <DragOverlay>
        {lifted && (
          <div className={styles.lifted}>
            <PhotoImage photo={lifted} alt="" sizes="200px" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function SortableTile(props: PhotoTileProps) {
  const { t } = useTranslation('own-profile');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useSortable({
    id: props.photo.id,
    disabled: props.total < 2,
    attributes: { roleDescription: t('photos.drag.role') },
  });
  const drag = {
    tile: setNodeRef,
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragged: isDragging,
  };
  // A single photo has no other place.
  return <PhotoTile {...props} {...(props.total > 1 ? { drag } : {})} />;
}
