import { useLoaderData, useParams } from 'react-router';
import { MemberView } from '../../features/members/member-view';
import { FailedMember } from '../../features/members/no-member';
import { memberQuery } from '../../domain/profiles/member-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

export const handle: PageHandle = {
  page: 'likes-m-id',
  i18n: ['members', 'likes', 'profile', 'blocks', 'prompts'],
};
export const loader = serverLoader(({ params }) => ({ member: memberQuery(requireId(params.id)) }));
export const clientLoader = browserLoader(
  { i18n: ['members', 'likes', 'profile', 'blocks', 'prompts'] },
  ({ params }) => ({ member: memberQuery(requireId(params.id)) }),
);

export default function Liker() {
  const { member } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return <MemberView key={id} id={id} initial={member} />;
}

export { FailedMember as ErrorBoundary };
