import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../domain/account/use-user';

// Few views have one to show.
const DueMatch = lazy(() => import('./due-match'));

/** Tells the member who liked first that their like was answered. */
export function MatchMoment() {
  const isAnswered = typeof useUser()?.new_match === 'string';
  // The window stays when the answer is no longer new.
  const [wasAnswered, setAnswered] = useState(false);
  if (isAnswered && !wasAnswered) setAnswered(true);
  if (!wasAnswered) return null;
  return (
    <Suspense>
      <DueMatch />
    </Suspense>
  );
}
