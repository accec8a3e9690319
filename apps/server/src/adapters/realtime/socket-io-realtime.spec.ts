import net from 'node:net';
import { SocketIoRealtime } from './socket-io-realtime.js';

/** Nothing listens there. */
const noRedis = { host: '127.0.0.1', port: 1 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.restoreAllMocks());

test('what is published when all is over opens no connection, which would hold the process', async () => {
  const connect = jest.spyOn(net.Socket.prototype, 'connect');
  const realtime = new SocketIoRealtime(noRedis);
  realtime.onApplicationShutdown();
  realtime.publish('room', 'event', {});
  await turn();
  await turn();
  expect(connect).not.toHaveBeenCalled();
});

test('what is published before opens those that it needs, until all is over', async () => {
  const connect = jest.spyOn(net.Socket.prototype, 'connect');
  const realtime = new SocketIoRealtime(noRedis);
  realtime.publish('room', 'event', {});
  await turn();
  await turn();
  expect(connect).toHaveBeenCalledTimes(2);
  realtime.onApplicationShutdown();
});
