import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type {
  ClientEvent,
  ClientEventName,
  ServerEvent,
  ServerEventName,
} from '../../../packages/contract/src/chats/live.ts';
import { livePath } from '../../../packages/contract/src/chats/live-path.ts';
import { until } from '../app/until.ts';

/** What a page heard, in order. */
type Heard = { [N in ServerEventName]: { event: N; payload: ServerEvent<N> } }[ServerEventName];

/** A member's open page, as far as its socket goes. */
export interface LivePage {
  readonly heard: readonly Heard[];
  /** What it heard of one kind. */
  of<N extends ServerEventName>(event: N): ServerEvent<N>[];
  say<N extends ClientEventName>(event: N, payload: ClientEvent<N>): void;
  /** Says what no page of ours would. */
  sayAnything(event: string, ...payload: unknown[]): void;
  isOpen(): boolean;
  /** Waits until the server has closed it. */
  ended(): Promise<void>;
  close(): void;
}

export interface PageOptions {
  /** Default: alpha.localhost */
  host?: string;
  cookies?: Record<string, string>;
  /** Headers to send besides, or instead. */
  headers?: Record<string, string>;
  /** Told of each event as it comes; nothing is kept then. */
  on?: (...[event, payload]: EventOf<ServerEventName>) => void;
}

type EventOf<N extends ServerEventName> = { [K in N]: [event: K, payload: ServerEvent<K>] }[N];

const sockets = new Set<Socket>();

/** Closes every page that is open still; sockets would hold their server. */
export function closePages(): void {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
}

/** How many pages are open at this moment. */
export const countPages = (): number => [...sockets].filter(({ connected }) => connected).length;

/** Opens a page on a server that listens on `port`. @throws Error `refused` when the server does not let it in */
export async function openPageOn(port: number, options: PageOptions = {}): Promise<LivePage> {
  const { host = 'alpha.localhost', cookies = {}, headers = {}, on } = options;
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const socket = io(`http://127.0.0.1:${port}`, {
    path: livePath,
    addTrailingSlash: false,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: {
      host: `${host}:${port}`,
      origin: `http://${host}:${port}`,
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
      ...headers,
    },
  });
  sockets.add(socket);
  const heard: Heard[] = [];
  socket.onAny((...told: EventOf<ServerEventName>) => {
    if (on) on(...told);
    else heard.push({ event: told[0], payload: told[1] } as Heard);
  });
  let open = false;
  const ended = once(socket as never, 'disconnect').then(() => {
    open = false;
    sockets.delete(socket);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => {
      open = true;
      resolve();
    });
    socket.once('connect_error', (error) => {
      reject(new Error('refused', { cause: error }));
      socket.disconnect();
    });
    // A server that is killed while it lets the page in tells no error.
    socket.once('disconnect', (reason) => reject(new Error('refused', { cause: reason })));
  });
  return {
    heard,
    of: (event) => heard.flatMap((one) => (one.event === event ? [one.payload] : [])) as never,
    say: (event, payload) => void socket.emit(event, payload),
    sayAnything: (event, ...payload) => void socket.emit(event, ...payload),
    isOpen: () => open,
    ended: () => ended,
    close: () => void socket.disconnect(),
  };
}

/** Waits until a page has heard so much of one kind. */
export async function hears<N extends ServerEventName>(
  page: LivePage,
  event: N,
  times = 1,
): Promise<ServerEvent<N>[]> {
  await until(`${times} of ${event}`, () => page.of(event).length >= times);
  return page.of(event);
}
