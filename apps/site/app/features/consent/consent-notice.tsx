import { lazy, Suspense } from 'react';
import { useUser } from '../../domain/account/use-user';
import { useCookieChoice } from './cookie-choice';

// Most visits have nothing to choose.
const ConsentBar = lazy(() => import('./consent-bar'));

/** The bar for visitors whose visit has a source and who said nothing yet; a member's source is with their account. */
export function ConsentNotice() {
  const asked = useCookieChoice() === 'ask';
  const user = useUser();
  if (!asked || user) return null;
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  );
}
