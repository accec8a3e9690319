import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { deckQuery, forgetDeck } from '../../features/swipe/deck-query';
import { SwipePage } from '../../features/swipe/swipe-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'swipe-game',
  i18n: ['swipe', 'likes', 'members', 'profile', 'prompts'],
};
export const loader = serverLoader({ deck: deckQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) => {
  forgetDeck();
  return loadInBrowser(
    { i18n: ['swipe', 'likes', 'members', 'profile', 'prompts'] },
    { deck: deckQuery },
    args,
  );
};

export default function SwipeGame() {
  return <SwipePage initial={useLoaderData<typeof loader>().deck} />;
}
