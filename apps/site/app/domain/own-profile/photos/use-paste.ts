import { useEffect } from 'react';

/** Takes pictures that are pasted anywhere on the page but into a text. */
export function usePaste(onFiles: ((files: readonly File[]) => void) | undefined): void {
  useEffect(() => {
    if (!onFiles) return;
    const paste = (event: ClipboardEvent) => {
      const isText =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (isText || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
}
