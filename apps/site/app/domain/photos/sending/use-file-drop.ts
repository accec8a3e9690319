import { useState, type DragEvent } from 'react';

/**
 * Lets files be dropped on an element.
 *
 * @returns whether files are held over it now, and its event listeners
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  };
  return {
    isOver,
    listeners: {
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) =>
        drag(event, event.currentTarget.contains(event.relatedTarget as Node | null)),
      onDrop: (event: DragEvent) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
