import { useLoaderData } from 'react-router';
import { newcomersQuery } from '../../domain/profiles/newcomers-query';
import { Gallery } from '../../features/landings/gallery/gallery';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'landers-gallery',
  i18n: ['landings', 'index', 'profile', 'consent'],
  plain: true,
};
export const loader = serverLoader({ newcomers: newcomersQuery });
export const clientLoader = browserLoader(handle, { newcomers: newcomersQuery });

export default function GalleryLanding() {
  return <Gallery members={useLoaderData<typeof loader>().newcomers.results} />;
}
