import { lazy, Suspense } from 'react';
import { useUser } from '../../domain/account/use-user';
import { useSite } from '../../shared/site/site-data';
import { useCookieChoice } from './cookies/cookie-choice';

// Most visits have nothing to choose, and members are not asked.
const VisitorConsent = lazy(() => import('./visitor-consent'));

/** The question about cookies and its consequences, for visitors; a member's traffic source is stored with their account. */
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
