import { once } from 'node:events';
import net from 'node:net';

/** A way to a server on this machine that can be cut or go silent, as a network does. */
export class Gate {
  private readonly pairs = new Set<readonly [net.Socket, net.Socket]>();
  private readonly server = net.createServer({ pauseOnConnect: true }, (client) => this.join(client));
  private isSilent = false;

  private readonly target: number;
  private readonly onBytes: (bytes: Buffer) => void;

  /**
   * @param target port of the server
   * @param onBytes sees what clients send; `close` and `cut` called there keep it from the server
   */
  constructor(target: number, onBytes: (bytes: Buffer) => void = () => undefined) {
    this.target = target;
    this.onBytes = onBytes;
  }

  /** @param port default: a free one @returns the port on 127.0.0.1 that leads there */
  async open(port = 0): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as net.AddressInfo).port;
  }

  /** Nothing passes any more, and nobody is told. */
  silence(): void {
    this.isSilent = true;
    for (const socket of [...this.pairs].flat()) socket.pause();
  }

  /** What waits passes, and so does everything after it. */
  pass(): void {
    this.isSilent = false;
    for (const socket of [...this.pairs].flat()) socket.resume();
  }

  /** Ends all connections; new ones pass. */
  cut(): void {
    for (const socket of [...this.pairs].flat()) socket.destroy();
  }

  /** Ends all connections, and there are no new ones. */
  close(): void {
    this.server.close();
    this.cut();
  }

  /** Resolves when it is closed. */
  async closed(): Promise<void> {
    await once(this.server, 'close');
  }

  private join(client: net.Socket): void {
    const server = net.connect(this.target, '127.0.0.1');
    const pair = [client, server] as const;
    this.pairs.add(pair);
    client.on('data', (bytes: Buffer) => {
      this.onBytes(bytes);
      server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => client.write(bytes));
    for (const [one, other] of [pair, [server, client]] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.pairs.delete(pair);
        other.destroy();
      });
    }
    if (this.isSilent) server.pause();
    else client.resume();
  }
}
