import type { INestApplicationContext } from '@nestjs/common';
import type { Log } from '../../ground/log.js';

/** Time for requests and jobs to finish; the process manager waits ten seconds before it kills. */
const graceMs = 7000;

/**
 * Ends the process with code 0 on SIGTERM and SIGINT: the listener closes, running requests and jobs finish, then
 * connections close. Work that does not finish in time is abandoned: a client repeats its call by its id, a job's row
 * stays open for the next worker.
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
