import type { INestApplicationContext } from '@nestjs/common';
import type { Log } from '../../ground/log.js';

/** What requests and jobs get to finish; the process manager waits ten seconds before it kills. */
const graceMs = 7000;

/**
 * Lets SIGTERM and SIGINT end the process with code 0: the listener closes, requests and jobs that run are finished,
 * then connections are. What does not finish in time is left: a client repeats its call by its id, a job's row stays
 * open for the next worker.
 */
export function endOnSignals(app: INestApplicationContext, log: Log): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) {
    process.once(signal, () => {
      const giveUp = (): void => {
        log.warn('ended before everything was finished');
        process.exit(0);
      };
      setTimeout(giveUp, graceMs).unref();
    });
  }
  app.enableShutdownHooks([...signals], { useProcessExit: true });
}
