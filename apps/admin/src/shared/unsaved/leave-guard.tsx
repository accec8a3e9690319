import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { t } from '../words/texts';
import { UnsavedContext } from './unsaved-context';

/** Around all pages: asks once for all forms before what is typed in them is lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  // Read during the navigation itself.
  const forms = useRef(0);
  const [count, setCount] = useState(0);
  const [closing, setClosing] = useState<{ goOn: () => void }>();
  const value = useMemo(
    () => ({
      change: (by: number) => setCount((forms.current += by)),
      ask: (goOn: () => void) => setClosing({ goOn }),
    }),
    [],
  );
  // Sections of a page are parts of its address, and parts of its form.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      const cache = queries.getQueryCache();
      const drafts = ['draft', 'mail-draft'].flatMap((store) => cache.findAll({ queryKey: [store] }));
      // Drafts outlive every page of the console, but not the tab.
      if (forms.current > 0 || drafts.some(({ state }) => Boolean(state.data))) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queries]);

  const { state, proceed, reset } = blocker;
  useEffect(() => {
    // The form is gone meanwhile: stored or deleted.
    if (state === 'blocked' && count === 0) proceed?.();
  }, [count, proceed, state]);

  return (
    <UnsavedContext value={value}>
      {children}
      <Confirm
        isOpen={closing !== undefined || (state === 'blocked' && count > 0)}
        title={t('Leave without saving?')}
        content={t('What you typed here is not saved, and is lost when you leave.')}
        confirm={t('Leave')}
        cancel={t('Stay')}
        onConfirm={() => {
          closing?.goOn();
          setClosing(undefined);
          proceed?.();
        }}
        onClose={() => {
          setClosing(undefined);
          reset?.();
        }}
      />
    </UnsavedContext>
  );
}
