import { useLoaderData, useParams } from 'react-router';
import { isLikeType } from '../../features/likes/like-lists';
import { LikesPage } from '../../features/likes/likes-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { likesQuery } from '../../domain/likes/likes-query';
import type { PageHandle } from '../../shared/routing/page-handle';
import { tableParameters } from '../../shared/routing/use-paths';
import { NotFound } from '../../shared/site/failures/not-found';
import { useSite } from '../../shared/site/site-data';

export const handle: PageHandle = { page: 'likes-type', i18n: ['likes', 'prompts'] };
export const loader = serverLoader({ likes: likesQuery });
export const clientLoader = browserLoader({ i18n: ['likes', 'prompts'] }, { likes: likesQuery });

export default function LikesOfType() {
  const { likes } = useLoaderData<typeof loader>();
  const { words } = useSite();
  const { type } = tableParameters('likes-type', useParams(), words);
  return isLikeType(type) ? <LikesPage type={type} initial={likes} /> : <NotFound />;
}
