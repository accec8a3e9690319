import { requestOnce } from '../../support/app/http.ts';
import { send, type Target } from './load.ts';
import { median } from './statistics.ts';

/** `monitorEventLoopDelay` looks every so often, in milliseconds; an idle loop shows this much. */
export const eventLoopResolutionMs = 10;

const figures = ['p50', 'p90', 'p99', 'max'] as const;

/** What such a histogram says of one stretch of time, in milliseconds, its own rhythm included. */
export type EventLoopDelay = Record<(typeof figures)[number], number>;

/** A process, and how it tells about the time since it was last asked. */
export interface Watched extends Target {
  eventLoopDelay(): Promise<EventLoopDelay>;
}

/** The server's own histogram, in its private metrics. */
export async function eventLoopDelayOfServer(metricsPort: number): Promise<EventLoopDelay> {
  const { body } = await requestOnce(metricsPort, '127.0.0.1', { path: '/metrics' });
  const read = (name: string): number => {
    const line = new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e+-]+)$`, 'm').exec(body.toString());
    if (!line) throw new Error(`the metrics do not tell ${name}`);
    return Number(line[1]) * 1000;
  };
  return { p50: read('p50'), p90: read('p90'), p99: read('p99'), max: read('max') };
}

/**
 * Puts A and B under load in turn, a stretch each, so that what befalls the machine befalls both.
 * @param options how many stretches of each, and requests in one
 * @returns a line each about A and B
 */
export async function watchEventLoops(
  a: Watched,
  b: Watched,
  { stretches, amount }: { stretches: number; amount: number },
): Promise<[a: string, b: string]> {
  const ofA: EventLoopDelay[] = [];
  const ofB: EventLoopDelay[] = [];
  for (let stretch = 0; stretch < stretches; stretch++) {
    ofA.push(await underLoad(a, amount));
    ofB.push(await underLoad(b, amount));
  }
  return [eventLoopText(ofA), eventLoopText(ofB)];
}

async function underLoad(watched: Watched, amount: number): Promise<EventLoopDelay> {
  await watched.eventLoopDelay();
  await send(watched, amount);
  return watched.eventLoopDelay();
}

/** The longest delay of all is one moment of the machine, too; that of an ordinary stretch is the program's. */
function eventLoopText(delays: readonly EventLoopDelay[]): string {
  const late = (milliseconds: number) => `${Math.max(0, milliseconds - eventLoopResolutionMs).toFixed(1)} ms`;
  const medians = figures.map((name) => `${name} ${late(median(delays.map((delay) => delay[name])))}`);
  const longest = Math.max(...delays.map(({ max }) => max));
  return `${medians.join(', ')} (medians of ${delays.length} stretches); longest of all ${late(longest)}`;
}
