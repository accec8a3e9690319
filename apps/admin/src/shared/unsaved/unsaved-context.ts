import { createContext, useContext, useEffect } from 'react';

export interface UnsavedForms {
  /** Counts a form with unsaved words in (1) or out (-1). */
  change: (by: 1 | -1) => void;
  /** Asks, and calls `goOn` if the answer is to leave. */
  ask: (goOn: () => void) => void;
}

export const UnsavedContext = createContext<UnsavedForms>({ change: () => undefined, ask: (goOn) => goOn() });

const stay = () => undefined;

/**
 * Asks before what is typed is lost: by another page of the console, by the end of the tab, by closing a dialog. Every
 * form and dialog in which one types calls it, unless a draft store keeps the words.
 *
 * @param isTyped something is typed that is not stored; false while it is being stored
 * @param onClose closes the dialog
 * @returns closes the dialog, after a question where something is typed
 */
export function useUnsaved(isTyped: boolean, onClose: () => void = stay): () => void {
  const { change, ask } = useContext(UnsavedContext);
  useEffect(() => {
    if (!isTyped) return;
    change(1);
    return () => change(-1);
  }, [change, isTyped]);
  return () => (isTyped ? ask(onClose) : onClose());
}

/** @returns asks whether to lose what is typed, and calls what it is given if the answer is yes */
export function useAskBefore(): UnsavedForms['ask'] {
  return useContext(UnsavedContext).ask;
}
