import net from 'node:net';

/**
 * Connects to a UNIX socket, sends a text and hands back the first bytes that `enough` accepts,
 * or undefined when nobody answers within a second.
 */
export function exchange(
  socket: string,
  send: string,
  enough: (bytes: Buffer) => boolean,
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const connection = net.connect({ path: socket });
    const finish = (bytes: Buffer | undefined) => {
      connection.destroy();
      resolve(bytes);
    };
    connection.setTimeout(1_000, () => finish(undefined));
    connection.once('error', () => finish(undefined));
    connection.once('close', () => finish(undefined));
    connection.once('connect', () => connection.write(send));
    connection.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (enough(received)) finish(received);
    });
  });
}
