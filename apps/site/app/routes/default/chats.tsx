import { useLoaderData } from 'react-router';
import { ChatsPage } from '../../features/chats/list/chats-page';
import { chatsQuery } from '../../domain/chats/chats-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'chats', i18n: ['chats'] };
export const loader = serverLoader({ chats: chatsQuery });
export const clientLoader = browserLoader({ i18n: ['chats'] }, { chats: chatsQuery });

export default function Chats() {
  return <ChatsPage initial={useLoaderData<typeof loader>().chats} />;
}
