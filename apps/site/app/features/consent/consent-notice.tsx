import { lazy, Suspense } from 'react';
import { useUser } from '../../domain/account/use-user';
import { useSite } from '../../shared/site/site-data';
import { useCookieChoice } from './cookie-choice';

// Most visits have nothing to choose, and members are asked nothing.
const VisitorConsent = lazy(() => import('./visitor-consent'));

/** The question about cookies and what follows from its answer, for visitors; a member's source is with their account. */
export function ConsentNotice() {
  const choice = useCookieChoice();
  const { tracking } = useSite().settings;
  const user = useUser();
  if (user || choice === undefined) return null;
  if (choice !== 'ask' && !tracking.tag && !tracking.recorder) return null;
  return (
    <Suspense>
      <VisitorConsent />
    </Suspense>
  );
}
