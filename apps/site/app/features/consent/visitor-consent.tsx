import { useEffect } from 'react';
import { ConsentBar } from './consent-bar';
import { tellChoice, useCookieChoice } from './cookies/cookie-choice';
import { hearOtherTabs } from './cookies/other-tabs';
import { useTracking } from './use-tracking';
import type { PageName } from '@kindling/contract/pages';
import { tagFramePath } from '@kindling/contract/brands/tag-frame';

/** The bar until a choice is made, and the brand's tag after a yes. */
export default function VisitorConsent() {
  const choice = useCookieChoice();
  const { tag, asks } = useTracking();
  useEffect(() => hearOtherTabs(tellChoice), []);
  if (choice === 'ask' || (choice === null && asks)) return <ConsentBar />;
  return choice === 'all' && tag !== null ? <TagFrame page={tag} /> : null;
}

/** The brand's tag, for one page: a hidden frame of an origin of its own, so that nothing of this page is in its reach. */
function TagFrame({ page }: { page: PageName }) {
  return (
    <iframe
      key={page}
      src={tagFramePath(page)}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      aria-hidden="true"
      tabIndex={-1}
      hidden
    />
  );
}
