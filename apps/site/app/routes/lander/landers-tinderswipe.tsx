import { useLoaderData } from 'react-router';
import { newcomersQuery } from '../../domain/profiles/newcomers-query';
import { Deck } from '../../features/landings/deck/deck';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-tinderswipe',
  i18n: ['landings', 'index', 'profile', 'consent'],
  plain: true,
};
export const loader = serverLoader({ newcomers: newcomersQuery });
export const clientLoader = browserLoader(handle, { newcomers: newcomersQuery });

export default function DeckLanding() {
  return <Deck members={useLoaderData<typeof loader>().newcomers.results} />;
}
