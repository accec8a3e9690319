import { useEffect, useState } from 'react';

/** @returns takes the reader to the first field of a form that is wrong, once what was found before stands in the page */
export function useFocusFirstProblem(): (form: HTMLElement) => void {
  const [looked, setLooked] = useState<{ form: HTMLElement }>();
  // After the render that shows the problems: the next frame may come before it.
  useEffect(() => looked?.form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [looked]);
  return (form) => setLooked({ form });
}
