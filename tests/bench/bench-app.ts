import { spawnSync } from 'node:child_process';
import { prepareDatabase, startApp, type App, type AppOptions } from '../support/app/app-process.ts';

/** Server on core 0, load on core 1: neither then takes the other's time. */
export function pin(pid: number, core: 0 | 1): void {
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** As in production, in one process. Nothing is mailed in a bench; production demands to know where it would go. */
export const inProduction = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  WEB_PROCESSES: '1',
  DRAIN_SECONDS: '0',
};

/** The built server as in production, on a prepared database. */
export async function startBenchApp(options: AppOptions & { seed: boolean }): Promise<App> {
  await prepareDatabase(options);
  const app = await startApp({
    ...options,
    worker: false,
    env: { ...options.env, ...inProduction, LOG_LEVEL: 'error' },
  });
  pin(app.pid, 0);
  pin(process.pid, 1);
  return app;
}
