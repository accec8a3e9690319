import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type {
  ClientEvent,
  ClientEventName,
  OverReason,
  ServerEvent,
  ServerEventName,
} from '@kindling/contract/chats/live';
import { livePath } from '@kindling/contract/chats/live-path';
import { isMemberHere } from '../../shared/session/leave';
import { hearTyping, setTypingWay } from './typing';
import { takeChange, takeMessage, takeRead } from './live-caches';
import { setLive } from './live-state';

/** A lost connection is tried again after so long, a little more each time, and by each page at another moment. */
const [againMs, againAtMostMs] = [500, 30_000];
/** After the server ended it, and it turned out that the member may be here still. */
const afterEndMs = 2_000;
/** Hints that come together are asked about together, and by each page at another moment. */
const [gatherMs, spreadMs] = [150, 350];

type Told = { [N in ServerEventName]: (payload: ServerEvent<N>) => void };
type Said = { [N in ClientEventName]: (payload: ClientEvent<N>) => void };

/**
 * Opens this page's one socket and keeps it open; what it tells is written where pages read it. Loaded by itself, once the
 * page is alive.
 *
 * @param ask asks the server what is new, and leaves the page where nobody is logged in any more
 * @param ending closes it for good
 */
export function openLive(client: QueryClient, ask: () => Promise<void>, ending: AbortSignal): void {
  const socket: Socket<Told, Said> = io({
    path: livePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnectionDelay: againMs,
    reconnectionDelayMax: againAtMostMs,
  });
  let soon: ReturnType<typeof setTimeout> | undefined;
  const askSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(() => void ask(), gatherMs + Math.random() * spreadMs);
  };
  // Not kept for a connection that is to come: it begins with what is so then.
  const look = () => {
    if (socket.connected) socket.emit('here', { here: isSeen() });
  };

  let over: OverReason | undefined;
  socket.on('connect', () => {
    over = undefined;
    setLive(true);
    setTypingWay((conversation) => void socket.volatile.emit('typing', { conversation }));
    if (!isSeen()) look();
    // What happened while nobody told it.
    for (const key of ['getConversation', 'getChats']) void client.invalidateQueries({ queryKey: [key] });
    askSoon();
  });
  socket.on('disconnect', (reason) => {
    setLive(false);
    setTypingWay(undefined);
    if (reason === 'io server disconnect') void comeBack(socket, over, ask, ending);
  });
  socket.on('message', (told) => takeMessage(client, told));
  socket.on('read', (told) => {
    if (!takeRead(client, told)) askSoon();
  });
  socket.on('typing', ({ conversation }) => hearTyping(conversation));
  socket.on('changed', (told) => {
    if (takeChange(client, told)) askSoon();
  });
  socket.on('over', ({ reason }) => (over = reason));
  document.addEventListener('visibilitychange', look);
  ending.addEventListener('abort', () => {
    clearTimeout(soon);
    document.removeEventListener('visibilitychange', look);
    socket.disconnect();
    setLive(false);
    setTypingWay(undefined);
  });
}

const isSeen = () => document.visibilityState === 'visible';

/** Too many pages were open: this one waits until it is looked at again. Any other end is asked about. */
async function comeBack(
  socket: Socket<Told, Said>,
  over: OverReason | undefined,
  ask: () => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  if (over === 'too_many') await untilSeenAnew();
  else await new Promise((resolve) => setTimeout(resolve, afterEndMs));
  if (!ending.aborted) await ask();
  if (!ending.aborted && isMemberHere()) socket.connect();
}

function untilSeenAnew(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen()) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}
