import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Realtime } from '../../../ports/realtime.js';
import type { Log } from '../../ground/log.js';
import { Drain } from './drain.js';

/** Time for requests and jobs to finish; the process manager waits ten seconds before it kills. */
const graceMs = 7000;
/** What is left of that time after a drain, whose own time requests have, too. */
const graceAfterDrainMs = 3500;
/** The part of the drain in which a balancer notices; a socket that is closed before might reconnect to this process. */
const noticedAfter = 0.25;

/**
 * Ends the process with code 0 on SIGTERM and SIGINT. First it says that it is not ready and goes on serving for
 * `drainMs`, during which its sockets are closed one after another. Then the listener closes, running requests and jobs
 * finish, and connections close. Work that does not finish in time is abandoned: a client repeats its call by its id, a
 * job's row stays open for the next worker.
 *
 * @param drainMs 0 for a process that nobody sends requests to
 */
export function endOnSignals(app: INestApplicationContext, log: Log, drainMs = 0): void {
  let ending: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      ending ??= end(app, log, drainMs);
    });
}

async function end(app: INestApplicationContext, log: Log, drainMs: number): Promise<void> {
  setTimeout(
    () => {
      log.warn('ended before everything was finished');
      process.exit(0);
    },
    Math.max(graceMs, drainMs + graceAfterDrainMs),
  ).unref();
  try {
    app.get(Drain).begin();
    if (drainMs > 0) {
      await pause(drainMs * noticedAfter);
      app.get(Realtime).release(drainMs * (1 - noticedAfter));
      await pause(drainMs * (1 - noticedAfter));
    }
    await app.close();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the end failed');
    process.exit(1);
  }
}
