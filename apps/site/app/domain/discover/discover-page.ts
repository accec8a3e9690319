import { useEffect } from 'react';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { keepHint } from '../../shared/site/hints';
import { useSite } from '../../shared/site/site-data';
import { useUser } from '../account/use-user';

/** The two ways to look for members: a grid of photos, and a deck of cards. */
type DiscoverPage = 'members' | 'swipe-game';

/** The one opened last since the page was loaded; never set on the server. */
let last: DiscoverPage | undefined;

/** Where "Discover" leads: to the grid or the deck, whichever is shown or was used last in this browser. */
export function useDiscoverPage(): DiscoverPage {
  const page = useCurrentPage();
  const { hints } = useSite();
  if (page === 'members' || page === 'swipe-game') return page;
  return last ?? (hints.includes('deck') ? 'swipe-game' : 'members');
}

/** Keeps that a member looks for others this way. */
export function useKeptDiscoverPage(page: DiscoverPage): void {
  const isMember = useUser() !== null;
  useEffect(() => {
    if (!isMember) return;
    last = page;
    keepHint('deck', page === 'swipe-game');
  }, [isMember, page]);
}
