import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { Environment } from '../../config/environment.js';
import type { Log } from '../../ground/log.js';
import { openPrivatePort } from '../operations/private-port.js';
import { askProcesses } from './questions.js';
import { failedTooOften, restartDelay } from './restarts.js';

const passedOn = ['SIGTERM', 'SIGINT'] as const;

/**
 * Keeps WEB_PROCESSES web processes running behind one port, by Node's own `cluster`, and answers for all of them on
 * PRIVATE_PORT. It passes SIGTERM and SIGINT on and ends when they have ended. It ends with code 1 when none of them
 * comes up at the start, or when replacements keep failing.
 */
export async function superviseProcesses(environment: Environment, log: Log): Promise<void> {
  const running = new Set<Worker>();
  /** Those of them that listen. */
  const serving = new Set<Worker>();
  let isEnding = false;
  let exitCode = 0;
  let everServed = false;
  /** Processes that ended before they listened, since the last one that did. */
  let failures = 0;

  const endAll = (signal: NodeJS.Signals): void => {
    isEnding = true;
    for (const worker of running) worker.process.kill(signal);
    endWhenAlone();
  };
  const endWhenAlone = (): void => {
    if (running.size === 0) process.exit(exitCode);
  };
  const start = (): void => {
    if (!isEnding) running.add(cluster.fork());
  };

  cluster.on('listening', (worker) => {
    serving.add(worker);
    everServed = true;
    failures = 0;
  });
  cluster.on('exit', (worker, code, signal) => {
    running.delete(worker);
    const hadServed = serving.delete(worker);
    if (isEnding) {
      // One that was still starting knows nothing of signals.
      if (code !== 0 && !(passedOn as readonly string[]).includes(signal)) exitCode = 1;
      return endWhenAlone();
    }
    log.error({ ended: worker.process.pid, code, signal }, 'a web process ended by itself');
    if (!hadServed) failures += 1;
    if (!failedTooOften(failures, everServed)) return void setTimeout(start, restartDelay(failures));
    log.fatal('web processes do not start');
    exitCode = 1;
    endAll('SIGTERM');
  });
  for (const signal of passedOn)
    process.on(signal, () => {
      if (!isEnding) endAll(signal);
    });

  const all = () => [...serving];
  await openPrivatePort(
    environment,
    {
      contentType: Registry.PROMETHEUS_CONTENT_TYPE,
      metrics: async () => AggregatorRegistry.aggregate(await askProcesses(all(), 'metrics')).metrics(),
    },
    {
      live: () => Promise.resolve(true),
      ready: async () => !isEnding && (await askProcesses(all(), 'ready')).includes(true),
      host: async (name) => (await askProcesses(all(), 'host', name)).includes(true),
    },
  );
  for (let count = 0; count < environment.WEB_PROCESSES; count++) start();
  log.info({ processes: environment.WEB_PROCESSES }, 'supervising');
}
