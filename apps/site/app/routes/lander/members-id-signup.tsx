import {
  Navigate,
  redirect,
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localizedPath } from '@kindling/contract/paths/paths';
import { EntryScreen } from '../../features/account/signup/entry-screen';
import { MemberPortrait } from '../../domain/profiles/member-portrait';
import { memberQuery } from '../../domain/profiles/member-query';
import { areStepsBegun } from '../../domain/account/signup/signup-visit';
import { useUser } from '../../domain/account/use-user';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';
import { usePaths } from '../../shared/routing/use-paths';
import { siteContext } from '../../shared/site/site-context';

const queries = (id: string | undefined) => ({ member: memberQuery(requireId(id)) });

export const handle: PageHandle = {
  page: 'members-id-signup',
  i18n: ['account', 'signup', 'members', 'profile'],
};

/** A member is redirected to the conversation; a visitor of a brand that shows no members, to the signup. */
export async function loader(args: LoaderFunctionArgs) {
  const { user, language, settings } = args.context.get(siteContext);
  const hidden = settings.logged_out_search === 'none' && settings.logged_out_search_trafficsource === 'none';
  if (!user && hidden) throw redirect(localizedPath('signup', language, settings.domain_language));
  const answers = await loadOnServer(args, queries(args.params.id));
  if (!user) return answers;
  const parameters = { id: requireId(args.params.id) };
  throw redirect(localizedPath('members-id-chat', language, settings.domain_language, parameters));
}
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadInBrowser(handle, queries(params.id));

/** Signup that starts from a member (specification §2): their portrait, a first message, the form. */
export default function MemberSignup() {
  const { profile } = useLoaderData<typeof loader>().member;
  const id = requireId(useParams().id);
  const path = usePaths();
  if (useUser()) {
    const goesOn = areStepsBegun(sessionStorage);
    return <Navigate to={goesOn ? path('signup') : path('members-id-chat', { id })} replace />;
  }
  return (
    <EntryScreen key={id} to={{ profileId: id, name: profile.name, fictional: profile.fictional }}>
      <MemberPortrait profile={profile} />
    </EntryScreen>
  );
}
