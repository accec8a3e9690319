import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ChatsPage } from '../../features/chats/list/chats-page';
import { chatsQuery } from '../../domain/chats/chats-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'chats', i18n: ['chats'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { chats: chatsQuery });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['chats'] }, { chats: chatsQuery }, args);

export default function Chats() {
  return <ChatsPage initial={useLoaderData<typeof loader>().chats} />;
}
