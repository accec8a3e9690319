import {
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ConversationScreen } from '../../features/chats/conversation-screen';
import { FailedConversation } from '../../features/chats/no-conversation';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { chatsQuery } from '../../domain/chats/chats-query';
import { conversationQuery } from '../../features/chats/queries';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

const questions = (id: string | undefined) => ({
  conversation: conversationQuery({ conversation: requireId(id) }),
  chats: chatsQuery,
  bundles: bundlesQuery,
});

export const handle: PageHandle = { page: 'chats-id', i18n: ['chats', 'blocks', 'gifts'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions(args.params.id));
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['chats', 'blocks', 'gifts'] }, questions(args.params.id), args);

export default function Conversation() {
  const { conversation, chats, bundles } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return (
    <ConversationScreen
      key={id}
      address={{ conversation: id }}
      initial={conversation}
      chats={chats}
      bundles={bundles}
    />
  );
}

export { FailedConversation as ErrorBoundary };
