import { useEffect } from 'react';
import { ConsentBar } from './consent-bar';
import { tellChoice, useCookieChoice } from './cookie-choice';
import { hearOtherTabs } from './other-tabs';
import { TagFrame } from './tag-frame';
import { useTracking } from './use-tracking';

/** The bar where there is something to choose and nobody did, and the brand's tag where its visitor said yes. */
export default function VisitorConsent() {
  const choice = useCookieChoice();
  const { tag, asks } = useTracking();
  useEffect(() => hearOtherTabs(tellChoice), []);
  if (choice === 'ask' || (choice === null && asks)) return <ConsentBar />;
  return choice === 'all' && tag !== null ? <TagFrame page={tag} /> : null;
}
