import { Gate } from '../../../scripts/services/gate.ts';
import { noOnesRedisUrl } from './redis-database.ts';
import { redisServerUrl } from './servers.ts';

/** A way to the tests' Redis that can be cut, as its network would be. */
export class RedisGate {
  private cutAt: string | undefined;
  private readonly gate = new Gate(Number(new URL(redisServerUrl()).port), (bytes) => {
    if (this.cutAt && bytes.toString().includes(`\r\n${this.cutAt}\r\n`)) this.close();
  });

  /** Opens the gate. @returns its address, of the database that is no worker's own */
  async open(): Promise<string> {
    const url = new URL(noOnesRedisUrl());
    url.port = String(await this.gate.open());
    return url.href;
  }

  /** Cuts all connections; the next one that calls `command` is cut there, and from then on there is none. */
  async cutUntilGoneAt(command: string): Promise<void> {
    this.cutAt = command;
    this.gate.cut();
    await this.gate.closed();
  }

  close(): void {
    this.gate.close();
  }
}
