import {
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isLikeType } from '../../features/likes/like-lists';
import { LikesPage } from '../../features/likes/likes-page';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { likesQuery } from '../../domain/likes/queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { tableParameters } from '../../shared/routing/use-paths';
import { NotFound } from '../../shared/site/not-found';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'likes-type', i18n: ['likes'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { likes: likesQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['likes'] }, { likes: likesQuery }, args);

export default function LikesOfType() {
  const { likes } = useLoaderData<typeof loader>();
  const { words } = useSite();
  const { type } = tableParameters('likes-type', useParams(), words);
  return isLikeType(type) ? <LikesPage type={type} initial={likes} /> : <NotFound />;
}
