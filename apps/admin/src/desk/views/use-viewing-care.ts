import { useStore } from 'react-admin';

/** How gently pictures are shown to this moderator, on this browser. */
export interface ViewingCare {
  blur: boolean;
  grey: boolean;
}

/** Moderators look at pictures all day: they can have them blurred until asked for, or without colour. */
export function useViewingCare(): [ViewingCare, (change: Partial<ViewingCare>) => void] {
  const [care, setCare] = useStore<ViewingCare>('desk.care', { blur: false, grey: false });
  return [care, (change) => setCare({ ...care, ...change })];
}
