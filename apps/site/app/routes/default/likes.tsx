import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { LikesPage } from '../../features/likes/likes-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { likesQuery } from '../../domain/likes/queries';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'likes', i18n: ['likes'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { likes: likesQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['likes'] }, { likes: likesQuery }, args);

export default function Likes() {
  return <LikesPage type="received" initial={useLoaderData<typeof loader>().likes} />;
}
