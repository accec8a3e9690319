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
import { isMemberHere } from '../../shared/session/forget-member';
import { hearTyping, setTypingWay } from './typing';
import { takeChange, takeMessage, takeRead } from './live-caches';
import { setLive } from './live-state';

/** Delay before a lost connection is retried: a little longer each time, and different for each page. */
const [againMs, againAtMostMs] = [500, 30_000];
/** After the server closed the connection, and the member turned out to be still logged in. */
const afterEndMs = 2_000;
/** Hints that arrive together cause one question, at a different moment for each page. */
const [gatherMs, spreadMs] = [150, 350];

type Told = { [N in ServerEventName]: (payload: ServerEvent<N>) => void };
type Said = { [N in ClientEventName]: (payload: ClientEvent<N>) => void };

/**
 * Opens this page's one socket and keeps it open; its events are written to the caches that pages read. Loaded separately, once
 * the page is alive.
 *
 * @param ask refetches what is new, and leaves the page if the session has ended
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
  // Not queued for the next connection, which starts from the state at that time.
  const look = () => {
    if (socket.connected) socket.emit('here', { here: isSeen() });
  };

  let over: OverReason | undefined;
  socket.on('connect', () => {
    over = undefined;
    setLive(true);
    setTypingWay((conversation) => void socket.volatile.emit('typing', { conversation }));
    if (!isSeen()) look();
    // What happened while the connection was down.
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

/** Too many pages were open: this one waits until it is visible again. After any other end the server is asked. */
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
