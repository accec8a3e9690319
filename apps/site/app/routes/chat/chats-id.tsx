import { lazy } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { ConversationScreen } from '../../features/chats/conversation-screen';
import { FailedConversation } from '../../features/chats/no-conversation';
import { bundlesQuery } from '../../domain/credits/bundles-query';
import { chatsQuery } from '../../domain/chats/chats-query';
import { conversationQuery } from '../../domain/chats/conversation-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageRequest } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

// Only who runs out of credits opens it.
const BuyingSheet = lazy(() => import('../../features/credits/buying/buying-sheet'));

const queries = ({ params: { id } }: PageRequest) => ({
  conversation: conversationQuery({ conversation: requireId(id) }),
  chats: chatsQuery,
  bundles: bundlesQuery,
});

export const handle: PageHandle = { page: 'chats-id', i18n: ['chats', 'blocks', 'gifts'] };
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

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
      BuyingSheet={BuyingSheet}
    />
  );
}

export { FailedConversation as ErrorBoundary };
