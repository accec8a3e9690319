import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { spawnTied } from '../../../scripts/services/tied-process.ts';
import { findExecutable } from '../../../scripts/system/programs.ts';
import { until } from '../app/until.ts';

interface Alert {
  state: 'pending' | 'firing';
  labels: Record<string, string>;
}

export interface PrometheusServer {
  /** Alerts that are firing now. */
  firing(): Promise<Alert[]>;
  /** The value of an expression's only series; undefined without any. */
  value(expression: string): Promise<number | undefined>;
  stop(): Promise<void>;
}

const ops = (file: string): string => readFileSync(path.join(root, 'ops', file), 'utf8');

/**
 * Starts a real Prometheus with `ops/prometheus.yml` and `ops/alerts.yml` as they are, but for the ports, an interval of
 * a second, and alarms that do not wait (`for`).
 *
 * @param heartbeatSeconds after which a worker counts as stuck, instead of 90
 */
export async function startPrometheus(ports: {
  web: number;
  worker: number;
  heartbeatSeconds: number;
}): Promise<PrometheusServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindling-prometheus-'));
  const config = ops('prometheus.yml')
    .replace(':9101', `:${ports.web}`)
    .replace(':9102', `:${ports.worker}`)
    .replaceAll('15s', '1s');
  const rules = ops('alerts.yml')
    .replaceAll(/^ +for: .*\n/gm, '')
    .replace('"} > 90', `"} > ${ports.heartbeatSeconds}`);
  writeFileSync(path.join(folder, 'prometheus.yml'), config);
  writeFileSync(path.join(folder, 'alerts.yml'), rules);
  const port = await freePort();
  const child = spawnTied(
    findExecutable('prometheus') ?? 'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const ask = async (address: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    if (!answer.ok) throw new Error(`Prometheus answers ${answer.status}`);
    return answer.json();
  };
  await until('Prometheus', () =>
    ask('/api/v1/alerts').then(
      () => true,
      () => child.exitCode !== null,
    ),
  );
  return {
    async firing() {
      const { data } = (await ask('/api/v1/alerts')) as { data: { alerts: Alert[] } };
      return data.alerts.filter(({ state }) => state === 'firing');
    },
    async value(expression) {
      const { data } = (await ask(`/api/v1/query?query=${encodeURIComponent(expression)}`)) as {
        data: { result: { value: [number, string] }[] };
      };
      return data.result[0] && Number(data.result[0].value[1]);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
