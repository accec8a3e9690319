import { useLoaderData } from 'react-router';
import { LikesPage } from '../../features/likes/likes-page';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { likesQuery } from '../../domain/likes/likes-query';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'likes', i18n: ['likes', 'prompts'] };
export const loader = serverLoader({ likes: likesQuery });
export const clientLoader = browserLoader({ i18n: ['likes', 'prompts'] }, { likes: likesQuery });

export default function Likes() {
  return <LikesPage type="received" initial={useLoaderData<typeof loader>().likes} />;
}
