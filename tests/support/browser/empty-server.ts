import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { createFirstOwner, prepareDatabase, startApp } from '../app/app-process.ts';
import { besideRedisUrl } from '../database/redis-database.ts';
import { createSchema } from '../database/schema.ts';

interface EmptyServer {
  port: number;
  /** Ends it and drops what it kept. */
  stop(): Promise<void>;
}

/** Starts a server as a new installation has it: without a brand, a company and a member, with its first owner. */
export async function startEmpty(
  owner: Readonly<Record<'email' | 'name' | 'password', string>>,
): Promise<EmptyServer> {
  const schema = await createSchema();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-empty-'));
  const installation = path.join(folder, 'installation');
  withoutBrands(installation);
  const options = {
    databaseUrl: schema.url,
    redisUrl: await besideRedisUrl(),
    env: {
      KINDLING_DATA_DIR: path.join(folder, 'data'),
      KINDLING_ROOT: installation,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  };
  await prepareDatabase({ ...options, seed: false });
  await createFirstOwner(options, owner);
  const app = await startApp(options);
  return {
    port: app.port,
    async stop() {
      await app.stop();
      await schema.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The repository's files, but for those of brands and companies. */
function withoutBrands(folder: string): void {
  for (const name of ['tenants', 'companies'])
    fs.mkdirSync(path.join(folder, 'config', name), { recursive: true });
  for (const name of fs.readdirSync(root))
    if (name !== 'config') fs.symlinkSync(path.join(root, name), path.join(folder, name));
}
