import { useEffect } from 'react';

/** The first field that is marked as wrong, in the dialog on top or on the page. */
function firstWrongField(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return (dialog ?? document).querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** After a refused save the focus is in the first field that has to change. @param error of the last save */
export function useErrorFocus(error: unknown): void {
  useEffect(() => {
    if (error) firstWrongField()?.focus();
  }, [error]);
}
