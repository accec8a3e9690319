import { lazy } from 'react';
import {
  redirect,
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { buildPath, localizedPath } from '@kindling/contract/paths/paths';
import { ConversationScreen } from '../../features/chats/conversation-screen';
import { FailedMember } from '../../features/members/no-member';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { chatsQuery } from '../../domain/chats/chats-query';
import { conversationQuery } from '../../domain/chats/conversation-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';
import { isMemberHere } from '../../shared/session/forget-member';
import { browserSite } from '../../shared/site/browser-site';
import { siteContext } from '../../shared/site/site-context';

// Only who runs out of credits opens it.
const BuyingSheet = lazy(() => import('../../features/credits/buying/buying-sheet'));

const queries = (id: string) => ({
  conversation: conversationQuery({ profile_id: id }),
  chats: chatsQuery,
  bundles: bundlesQuery,
});

export const handle: PageHandle = { page: 'members-id-chat', i18n: ['chats', 'blocks', 'gifts'] };

/** A visitor is led to the signup that begins with a message to this member; it leads members without a session back here. */
export async function loader(args: LoaderFunctionArgs) {
  const id = requireId(args.params.id);
  const { user, language, settings } = args.context.get(siteContext);
  if (!user) throw redirect(localizedPath('members-id-signup', language, settings.domain_language, { id }));
  return loadOnServer(args, queries(id));
}
export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  const id = requireId(params.id);
  const { words, prefix } = browserSite();
  if (!isMemberHere()) throw redirect(buildPath('members-id-signup', words, prefix, { id }));
  return loadInBrowser(handle, queries(id), { url });
}

export default function MemberChat() {
  const { conversation, chats, bundles } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return (
    <ConversationScreen
      key={id}
      address={{ profile_id: id }}
      initial={conversation}
      chats={chats}
      bundles={bundles}
      BuyingSheet={BuyingSheet}
    />
  );
}

export { FailedMember as ErrorBoundary };
