import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import mysql from 'mysql2/promise';
import type { TenantFile } from '../../packages/contract/src/settings.ts';
import { root } from '../../scripts/root.ts';
import { startBenchApp } from './bench-app.ts';
import type { BenchPlace } from './bench-place.ts';
import { compare, type Comparison } from './measure/compare.ts';
import { requestOnce } from '../support/http.ts';
import type { Target } from './measure/load.ts';

const BRANDS = 10_000;
const PATH = '/api/settings.php';

/** W8: the settings of 10,000 brands, each asked for in turn, against those of one. */
export async function tenants(place: BenchPlace): Promise<Comparison[]> {
  const app = await startBenchApp({ ...place.addresses, env: place.env, seed: false });
  try {
    const hosts = await insertBrands(place.addresses.databaseUrl, BRANDS);
    await waitUntilKnown(app.port, hosts.at(-1) ?? '');
    const check = (status: number, body: Buffer) => {
      const name = (JSON.parse(body.toString()) as { name?: string }).name;
      if (status !== 200 || !name?.startsWith('Brand ')) throw new Error(`no settings: ${status}`);
    };
    const shuffled = [...hosts].sort(() => randomInt(3) - 1);
    const many: Target = target(app, shuffled, check);
    const one: Target = target(app, hosts.slice(0, 1), check);
    for (const host of hosts) {
      const answer = await requestOnce(app.port, host, { path: PATH });
      check(answer.status, answer.body);
    }
    return [
      await compare('settings of 10,000 brands in turn, by those of one', many, one, {
        amounts: [10_000, 10_000],
      }),
    ];
  } finally {
    await app.stop();
  }
}

function target(
  app: { pid: number; port: number },
  hosts: readonly string[],
  check: Target['check'],
): Target {
  return { pid: app.pid, port: app.port, requests: hosts.map((host) => ({ host, path: PATH })), check };
}

/** Brands that differ as brands do: names, texts, support, prices. @returns their hosts */
export async function insertBrands(databaseUrl: string, count: number): Promise<string[]> {
  const file = JSON.parse(fs.readFileSync(path.join(root, 'config/tenants/vonk.json'), 'utf8')) as TenantFile;
  const rows = Array.from({ length: count }, (_, number) => {
    const settings = {
      ...file.settings,
      name: `Brand ${number}`,
      mail_name: `Brand ${number}`,
      index_title: { nl: `Brand ${number}, een plek als geen andere` },
      description: { nl: `Alles over brand ${number}, en over niets anders.` },
      support_email: `service@brand-${number}.example`,
      support_phone: `+31 30 ${1_000_000 + number}`,
      bundles: file.settings.bundles.map((bundle) => ({
        ...bundle,
        price_cents: bundle.price_cents + number,
      })),
    };
    return {
      id: `brand-${number}`,
      host: `brand-${number}.localhost`,
      name: settings.name,
      settings: JSON.stringify(settings),
    };
  });
  const connection = await mysql.createConnection(databaseUrl);
  try {
    for (let at = 0; at < rows.length; at += 1000) {
      const part = rows.slice(at, at + 1000);
      await connection.query(
        'INSERT INTO tenant (id, version, name, niche, settings, conflict, changed_at) VALUES ?',
        [part.map(({ id, name, settings }) => [id, 1, name, 1, settings, 0, new Date()])],
      );
      await connection.query('INSERT INTO tenant_host (host, tenant_id, position) VALUES ?', [
        part.map(({ host, id }) => [host, id, 0]),
      ]);
    }
  } finally {
    await connection.end();
  }
  return rows.map(({ host }) => host);
}

/** The server polls for brands it has not heard of; asks until it knows the last one. */
async function waitUntilKnown(port: number, host: string): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const { status } = await requestOnce(port, host, { path: PATH });
    if (status === 200) return;
  }
  throw new Error(`the server does not know ${host}`);
}
