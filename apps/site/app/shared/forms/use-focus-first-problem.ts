import { useEffect, useState } from 'react';

/** @returns moves the focus to the first invalid field of a form, once the problems are rendered */
export function useFocusFirstProblem(): (form: HTMLElement) => void {
  const [looked, setLooked] = useState<{ form: HTMLElement }>();
  // After the render that shows the problems: the next frame may come before it.
  useEffect(() => looked?.form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [looked]);
  return (form) => setLooked({ form });
}
