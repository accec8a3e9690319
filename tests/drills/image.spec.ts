import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { freePort } from '../../scripts/services/ports.ts';
import { spawnTied } from '../../scripts/services/tied-process.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { age, mariaDbClient } from '../../scripts/system/programs.ts';
import { requestOnce } from '../support/app/http.ts';
import { until } from '../support/app/until.ts';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { createSchema, type TestSchema } from '../support/database/schema.ts';
import { assembleImage, type ImageTree } from '../support/app/image-tree.ts';

jest.setTimeout(900_000);

/** The production image as a tree of files, put together as the Dockerfile says, run under nothing but its own environment. */
describe('what the Dockerfile makes', () => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'kindling-image-'));
  let image: ImageTree;
  let schema: TestSchema;
  let env: Record<string, string>;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    await installPrograms([mariaDbClient, age]);
    image = assembleImage(scratch);
    schema = await createSchema();
    env = {
      ...image.env,
      // Node and Debian's programs, as in the image.
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      KINDLING_ROOT: image.folder,
      KINDLING_DATA_DIR: path.join(scratch, 'data'),
      KINDLING_SECRET: '0123456789abcdef0123456789abcdef',
      DATABASE_URL: schema.url,
      REDIS_URL: await testRedisUrl(),
      SMTP_URL: 'smtp://127.0.0.1:25',
      HOST: '127.0.0.1',
      PUBLIC_SCHEME: 'http',
    };
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await schema.drop();
    fs.rmSync(scratch, { recursive: true, force: true });
  });

  /** Runs `kindling <args>` of the tree, through a link as on the image's PATH. */
  const kindling = async (args: string[], input = ''): Promise<{ code: number; said: string }> => {
    const link = path.join(scratch, 'kindling');
    if (!fs.existsSync(link)) fs.symlinkSync(path.join(image.folder, 'bin/kindling'), link);
    const child = spawn(link, args, { cwd: scratch, env, stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.end(input);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  };
  const count = async (table: string): Promise<number> => {
    const connection = await mysql.createConnection(schema.url);
    try {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(`SELECT COUNT(*) AS n FROM ${table}`);
      return Number(rows[0]?.['n']);
    } finally {
      await connection.end();
    }
  };

  it('has all programs that its commands call', () => {
    expect(image.packages).toEqual(expect.arrayContaining([...mariaDbClient.apt, ...age.apt]));
  });

  it('lists its commands', async () => {
    expect(await kindling([])).toEqual({ code: 0, said: expect.stringContaining('\n  restore ') });
  });

  it('migrates, and brings no brand of the demo into the database', async () => {
    expect(await kindling(['migrate'])).toMatchObject({ code: 0 });
    expect(await kindling(['tenant', 'import'])).toEqual({ code: 0, said: '' });
    expect(await kindling(['prepare'])).toMatchObject({ code: 0 });
    expect(await count('tenant')).toBe(0);
  });

  it('takes a brand of its own, with its company', async () => {
    expect(await kindling(['tenant', 'new', 'ours', 'ours.localhost', 'Ours'])).toMatchObject({ code: 0 });
    expect((await kindling(['tenant', 'import'])).said).toContain('no company lantaarn');
    const config = path.join(image.folder, 'config');
    fs.cpSync(path.resolve('config/companies'), path.join(config, 'companies'), { recursive: true });
    expect(await kindling(['tenant', 'import'])).toEqual({ code: 0, said: 'brand ours: created\n' });
    expect(await count('tenant')).toBe(1);
  });

  it('makes the first owner', async () => {
    const made = await kindling(
      ['staff:create', 'owner@example.test', 'owner', 'Owner'],
      'Quiet-harbour-41\n',
    );
    expect(made).toEqual({ code: 0, said: 'created\n' });
  });

  it.each([['ledger:verify'], ['audit:verify']])('proves by %s', async (command) => {
    expect(await kindling([command])).toEqual({ code: 0, said: expect.stringContaining('0 findings') });
  });

  it('backs up', async () => {
    const taken = await kindling(['backup', path.join(scratch, 'backups')]);
    expect(taken).toEqual({ code: 0, said: expect.stringContaining('no binary log') });
  });

  it('says in one line where it may not write', async () => {
    const place = path.join(scratch, 'a-file', 'backups');
    fs.writeFileSync(path.dirname(place), '');
    expect(await kindling(['backup', place])).toEqual({
      code: 1,
      said: expect.stringMatching(/^(?:.*no binary log.*\n)?ENOTDIR: .*\n$/),
    });
  });

  it('installs nothing in production, also where it finds the scripts of a checkout', async () => {
    const script = path.join(image.folder, 'scripts/node24.mjs');
    fs.mkdirSync(path.dirname(script), { recursive: true });
    fs.writeFileSync(script, "console.log('installs'); process.exit(9);");
    try {
      expect(await kindling([])).toEqual({ code: 0, said: expect.stringContaining('\n  restore ') });
    } finally {
      fs.rmSync(script);
    }
  });

  it('serves, and works', async () => {
    const [port, workers] = [await freePort(), await freePort()];
    const start = (script: string, further: Record<string, string>) => {
      const file = path.join(image.folder, 'apps/server/dist', script);
      const child = spawnTied(process.execPath, [file], { cwd: image.folder, env: { ...env, ...further } });
      children.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (bytes) => (said += String(bytes)));
      return () => said;
    };
    start('main.js', { PORT: String(port) });
    const worker = start('worker.js', { PRIVATE_PORT: String(workers) });
    const get = (host: string, place: string) =>
      requestOnce(port, host, { path: place }).catch(() => ({ status: 0, body: '' }));
    await until('the server', async () => (await get('localhost', '/health/ready')).status === 200);
    expect(String((await get('ours.localhost', '/')).body)).toContain('Ours');
    expect((await get('console.localhost', '/')).status).toBe(200);
    expect((await get('vonk.localhost', '/')).status).toBe(404);
    await until('the worker', () => worker().includes('"working"'));
  });
});
