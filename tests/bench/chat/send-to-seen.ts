import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds } from '../measure/cpu.ts';
import { result, type Result } from '../measure/result.ts';
import { median, percentile } from '../measure/statistics.ts';
import { newText } from './chat-members.ts';

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
  private readonly due = new Map<string, { at: number; seen: (() => void) | undefined }>();
  private took: number[] = [];

  /** @param seen called once a receiver heard it */
  expect(text: string, at: number, seen?: () => void): void {
    this.due.set(text, { at, seen });
  }

  readonly hear = (text: string): void => {
    const due = this.due.get(text);
    // A member has several sockets: the first counts.
    if (due === undefined || !this.due.delete(text)) return;
    this.took.push(performance.now() - due.at);
    due.seen?.();
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

const stretch = { rounds: 3, seconds: 8 };
/** How long the last ones are waited for, so that none of them meets the next rate. */
const restMs = 30_000;
/** So many write at the same time where it is asked how many messages a server can do. */
const writers = 32;
/** Of what each can do: above it an open loop measures its queue alone. */
const loads = [0.5, 0.8] as const;

/** What was found of a server of messages. */
export interface Messaging {
  results: Result[];
  /** From due to seen in ms, at half of what it can do. */
  p99AtHalf: number;
}

/** What a server can do, and how long its messages take at parts of that. */
export async function messaging(messenger: Messenger, arrivals: Arrivals): Promise<Messaging> {
  // The code is compiled.
  await mostASecond(messenger, arrivals);
  const most = await mostASecond(messenger, arrivals);
  const found: { result: Result; p99: number }[] = [];
  for (const load of loads) found.push(await sendToSeen(messenger, arrivals, { load, most }));
  return { results: found.map((one) => one.result), p99AtHalf: found[0]?.p99 ?? Number.NaN };
}

/** Closed loop: each writer sends the next message once the one before was seen. @returns messages a second */
async function mostASecond({ name, members, send }: Messenger, arrivals: Arrivals): Promise<number> {
  const pairs = members - (members % 2);
  const start = performance.now();
  const end = start + stretch.seconds * 1000;
  let count = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      const [sender, text] = [count++ % pairs, newText()];
      const seen = new Promise<void>((resolve) => arrivals.expect(text, performance.now(), resolve));
      if (!(await send(sender, sender ^ 1, text))) throw new Error(`${name} did not take a message`);
      await seen;
    }
  };
  const lost = pause(stretch.seconds * 1000 + restMs, 'lost', { ref: false });
  const ended = await Promise.race([Promise.all(Array.from({ length: writers }, write)), lost]);
  if (ended === 'lost') throw new Error(`${name} did not show a message`);
  return arrivals.take().length / ((performance.now() - start) / 1000);
}

/** Open-loop arrivals: a late answer delays nobody's next message, and counts from when it was due. */
async function sendToSeen(
  messenger: Messenger,
  arrivals: Arrivals,
  { load, most }: { load: number; most: number },
): Promise<{ result: Result; p99: number }> {
  const { name, told, openSockets } = messenger;
  const rate = Math.max(1, Math.round(load * most));
  const before = openSockets();
  const rounds: Stretch[] = [];
  for (let round = 0; round < stretch.rounds; round++)
    rounds.push(await oneStretch(messenger, arrivals, rate));
  const of = (read: (round: Stretch) => number): number => median(rounds.map(read));
  const all = (read: (round: Stretch) => number): number => rounds.reduce((sum, one) => sum + read(one), 0);
  const p99 = of(({ seen }) => percentile(seen, 99));
  return {
    p99,
    result: result(`${name}: from due to seen, at ${load} of what it can do`, {
      'a second': `${rate} of ${most.toFixed(0)}`,
      'open sockets': `${before} before, ${openSockets()} after`,
      sent: `${all(({ sent }) => sent)} of ${all(({ due }) => due)} ${told}, ${all(({ seen }) => seen.length)} seen`,
      p50: `${of(({ seen }) => percentile(seen, 50)).toFixed(1)} ms`,
      p99: `${p99.toFixed(1)} ms, medians of ${rounds.length} stretches of ${stretch.seconds} s`,
      'CPU of the server': `${of(({ cpu }) => cpu).toFixed(0)} µs a message`,
    }),
  };
}

interface Stretch {
  due: number;
  sent: number;
  /** In ms, from due to seen. */
  seen: number[];
  /** Microseconds of the server's CPU for each that was seen. */
  cpu: number;
}

async function oneStretch(
  { pid, members, send }: Messenger,
  arrivals: Arrivals,
  rate: number,
): Promise<Stretch> {
  const pairs = members - (members % 2);
  const due = rate * stretch.seconds;
  const start = performance.now();
  const cpuBefore = cpuMicroseconds(pid);
  const sends: Promise<boolean>[] = [];
  for (let count = 0; count < due; count++) {
    const at = start + (count * 1000) / rate;
    const early = at - performance.now();
    if (early > 1) await pause(early);
    const text = newText();
    arrivals.expect(text, at);
    sends.push(send(count % pairs, (count % pairs) ^ 1, text));
  }
  const sent = (await Promise.all(sends)).filter(Boolean).length;
  const deadline = performance.now() + restMs;
  while (arrivals.count() < sent && performance.now() < deadline) await pause(20);
  const seen = arrivals.take();
  return { due, sent, seen, cpu: (cpuMicroseconds(pid) - cpuBefore) / Math.max(1, seen.length) };
}
