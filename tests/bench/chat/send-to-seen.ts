import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds } from '../measure/cpu.ts';
import { told, type Figures } from '../measure/figures.ts';
import { percentile } from '../measure/statistics.ts';

/** A server that takes messages and tells them to open sockets. */
export interface Messenger {
  name: string;
  pid: number;
  /** How many members there are; all have open sockets. */
  members: number;
  /** What `send` tells: that it is stored, or that it left, where the server answers nothing. */
  told: 'stored' | 'written';
  /** @returns whether that is so */
  send(sender: number, receiver: number, text: string): Promise<boolean>;
  openSockets(): number;
}

/** How long texts took, from when they were due to be sent until a socket of their receiver heard them. */
export class Arrivals {
  private readonly due = new Map<string, number>();
  private took: number[] = [];

  expect(text: string, at: number): void {
    this.due.set(text, at);
  }

  readonly hear = (text: string): void => {
    const at = this.due.get(text);
    // A member has several sockets: the first counts.
    if (at === undefined || !this.due.delete(text)) return;
    this.took.push(performance.now() - at);
  };

  count(): number {
    return this.took.length;
  }

  /** In ms. @returns all since the last time */
  take(): number[] {
    const { took } = this;
    this.took = [];
    this.due.clear();
    return took;
  }
}

const seconds = 8;
/** How long the last ones are waited for, so that none of them meets the next rate. */
const restMs = 30_000;

/** Open-loop arrivals: a late answer delays nobody's next message, and counts from when it was due. */
export async function sendToSeen(
  { name, pid, members, told: what, send, openSockets }: Messenger,
  arrivals: Arrivals,
  rate: number,
): Promise<Figures> {
  const pairs = members - (members % 2);
  const before = openSockets();
  const total = rate * seconds;
  const start = performance.now();
  const cpuBefore = cpuMicroseconds(pid);
  const sends: Promise<boolean>[] = [];
  for (let count = 0; count < total; count++) {
    const at = start + (count * 1000) / rate;
    const early = at - performance.now();
    if (early > 1) await pause(early);
    const text = randomUUID();
    arrivals.expect(text, at);
    sends.push(send(count % pairs, (count % pairs) ^ 1, text));
  }
  const sent = (await Promise.all(sends)).filter(Boolean).length;
  const deadline = performance.now() + restMs;
  while (arrivals.count() < sent && performance.now() < deadline) await pause(20);
  const took = (performance.now() - start) / 1000;
  const seen = arrivals.take();
  const cpu = (cpuMicroseconds(pid) - cpuBefore) / Math.max(1, seen.length);
  return told(`${name}: ${rate} messages a second, from due to seen`, {
    'open sockets': `${before} before, ${openSockets()} after`,
    sent: `${sent} of ${total} ${what}, ${seen.length} seen in ${took.toFixed(1)} s`,
    p50: `${percentile(seen, 50).toFixed(1)} ms`,
    p99: `${percentile(seen, 99).toFixed(1)} ms`,
    'CPU of the server': `${cpu.toFixed(0)} µs a message`,
  });
}
