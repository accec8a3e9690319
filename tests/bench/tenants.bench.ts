import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchApp } from './bench-app.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare } from './measure/compare.ts';
import { residentBytes } from './measure/cpu.ts';
import { bytesOfTables, databaseWork } from './measure/database-work.ts';
import { atLeast, result, type Result } from './measure/result.ts';
import { requestOnce } from '../support/app/http.ts';
import { insertBrands } from '../support/database/many-brands.ts';
import type { Target } from './measure/load.ts';

const BRANDS = 10_000;
const PATH = '/api/settings.php';

/** W8: the settings of 10,000 brands, each asked for in turn, against those of one. */
export async function tenants(place: BenchPlace): Promise<Result[]> {
  const env = { ...place.env, TRUSTED_PROXIES: '127.0.0.1' };
  const app = await startBenchApp({ ...place.addresses, env, seed: false });
  try {
    const { databaseUrl } = place.addresses;
    const [memoryBefore, tablesBefore] = [residentBytes(app.pid), await bytesOfTables(databaseUrl)];
    let hosts: string[] = [];
    const work = await databaseWork(databaseUrl, async () => {
      hosts = await insertBrands(databaseUrl, BRANDS);
    });
    await waitUntilKnown(app.port, hosts.at(-1) ?? '');
    const check = (status: number, body: Buffer) => {
      const name = (JSON.parse(body.toString()) as { name?: string }).name;
      if (status !== 200 || !name?.startsWith('Brand ')) throw new Error(`no settings: ${status}`);
    };
    const shuffled = [...hosts].sort(() => randomInt(3) - 1);
    const many: Target = target(app, shuffled, check);
    const one: Target = target(app, new Array<string>(BRANDS).fill(hosts[0] ?? ''), check);
    for (const host of hosts) {
      const answer = await requestOnce(app.port, host, { path: PATH });
      check(answer.status, answer.body);
    }
    // All of them were asked for: their settings are in memory.
    const units = {
      brandBytes: (residentBytes(app.pid) - memoryBefore) / BRANDS,
      brandTableBytes: ((await bytesOfTables(databaseUrl)) - tablesBefore) / BRANDS,
      brandRows: Object.values(work.added).reduce((sum, rows) => sum + rows, 0) / BRANDS,
    };
    return [
      result(
        `${BRANDS} brands, each asked for once`,
        {
          'memory of the process': `${(units.brandBytes / 1000).toFixed(1)} kB a brand`,
          database: `${units.brandRows.toFixed(1)} rows and ${(units.brandTableBytes / 1000).toFixed(1)} kB a brand`,
        },
        { units },
      ),
      await compare('settings of 10,000 brands in turn, by those of one', many, one, {
        amounts: [10_000, 10_000],
        goal: (ratio) => atLeast('W8', 0.98, ratio, 'of one brand'),
      }),
    ];
  } finally {
    await app.stop();
  }
}

/** Each request comes from an address of its own: no network reaches its limit on a brand. */
function target(
  app: { pid: number; port: number },
  hosts: readonly string[],
  check: Target['check'],
): Target {
  const requests = hosts.map((host, index) => ({
    host,
    path: PATH,
    headers: { 'x-forwarded-for': `81.2.${index >> 8}.${index & 255}` },
  }));
  return { pid: app.pid, port: app.port, requests, check };
}

/** The server hears of new brands by its poll each second; waits until it knows the last one. */
async function waitUntilKnown(port: number, host: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await requestOnce(port, host, { path: PATH })).status !== 200) {
    if (Date.now() > deadline) throw new Error(`the server does not know ${host}`);
    await pause(50);
  }
}
