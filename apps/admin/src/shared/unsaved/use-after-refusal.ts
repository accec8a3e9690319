import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Calls `lead` at the end of each save of the form around; it leads to what has to change, where there is such. */
export function useAfterRefusal(lead: () => void): void {
  const { isSubmitting, submitCount } = useFormState();
  const latest = useRef(lead);
  useEffect(() => {
    latest.current = lead;
  });
  useEffect(() => {
    if (!isSubmitting && submitCount > 0) latest.current();
  }, [isSubmitting, submitCount]);
}
