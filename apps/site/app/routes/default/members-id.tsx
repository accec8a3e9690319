import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import { MemberView } from '../../features/members/member-view';
import { FailedMember } from '../../features/members/no-member';
import { memberQuery } from '../../domain/profiles/member-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

export const handle: PageHandle = { page: 'members-id', i18n: ['members', 'likes', 'profile', 'blocks'] };
export const loader = (args: LoaderFunctionArgs) =>
  loadOnServer(args, { member: memberQuery(requireId(args.params.id)) });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(
    { i18n: ['members', 'likes', 'profile', 'blocks'] },
    { member: memberQuery(requireId(args.params.id)) },
    args,
  );

export default function Member() {
  const { member } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return <MemberView key={id} id={id} initial={member} />;
}

export { FailedMember as ErrorBoundary };
