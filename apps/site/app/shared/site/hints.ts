import { hintsCookie, hintsOf, siteHints, type SiteHint } from '@kindling/contract/site-hints';
import { rememberChoice } from './remember-choice';

/** Keeps for the first paint of later pages whether a hint holds in this browser. Browser only. */
export function keepHint(hint: SiteHint, holds: boolean): void {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${hintsCookie}=`));
  const before = hintsOf(cookie?.slice(hintsCookie.length + 1));
  if (before.includes(hint) === holds) return;
  const now = siteHints.filter((one) => (one === hint ? holds : before.includes(one)));
  rememberChoice(hintsCookie, now.join('.'));
}
