import { requestOnce } from '../../support/http.ts';

/** `monitorEventLoopDelay` looks every so often, in milliseconds; an idle loop shows this much. */
export const eventLoopResolutionMs = 10;

/** One figure of such a histogram, in milliseconds: the delay beyond the histogram's own rhythm. */
export function eventLoopText(name: string, milliseconds: number): string {
  return `${name} ${Math.max(0, milliseconds - eventLoopResolutionMs).toFixed(1)} ms`;
}

/**
 * What the server's own histogram (`perf_hooks.monitorEventLoopDelay`, private metrics) says of the time since it was
 * last asked.
 */
export async function eventLoopDelay(metricsPort: number): Promise<string> {
  const { body } = await requestOnce(metricsPort, '127.0.0.1', { path: '/metrics' });
  const read = (name: string): string => {
    const line = new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e+-]+)$`, 'm').exec(body.toString());
    if (!line) throw new Error(`the metrics do not tell ${name}`);
    return eventLoopText(name, Number(line[1]) * 1000);
  };
  return ['p50', 'p90', 'p99', 'max'].map(read).join(', ');
}
