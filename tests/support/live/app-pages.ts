import type { AddressInfo } from 'node:net';
import type { TestApp } from '../app/test-app.ts';
import { openPageOn, type LivePage, type PageOptions } from './pages.ts';

const listening = new WeakMap<TestApp, Promise<number>>();

/** The port of a server, which listens from the first time on. */
export function portOf(app: TestApp): Promise<number> {
  const known = listening.get(app);
  if (known) return known;
  const port = app.nest
    .listen(0, '127.0.0.1')
    .then(() => (app.nest.getHttpServer().address() as AddressInfo).port);
  listening.set(app, port);
  return port;
}

/** Opens a page of a member on a server. */
export async function openPage(app: TestApp, options: PageOptions): Promise<LivePage> {
  return openPageOn(await portOf(app), options);
}
