import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { acrossTenants } from '../../../apps/server/src/kernel/ground/tenant-context.ts';
import type { TestApp } from './test-app.ts';

/** A place where something is stored, and all of it as lower-case text. */
export interface Stored {
  /** `table session`, `file mailbox/beta/….json`, `redis limit:…` */
  where: string;
  text: string;
}

/** Every row of every table, with all its columns as text, whatever their types. */
export async function everyRow(app: TestApp): Promise<Map<string, string[]>> {
  return acrossTenants('read everything in a test', async () => {
    const columns = await app.database.select<{ name: string; column: string; type: string }>(
      `SELECT table_name AS name, column_name AS \`column\`, data_type AS type FROM information_schema.columns
        WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`,
    );
    const tables = new Map<string, string[]>();
    for (const [table, own] of Map.groupBy(columns, ({ name }) => name)) {
      const texts = own.map(({ column, type }) =>
        /blob|binary|bit|geometry/.test(type)
          ? `CONCAT(HEX(\`${column}\`), ' ', CONVERT(\`${column}\` USING latin1))`
          : `CAST(\`${column}\` AS CHAR)`,
      );
      const named = texts.map((text, at) => `COALESCE(CONCAT('${own[at]?.column}=', ${text}), '')`);
      const rows = await app.database.select<{ text: string }>(
        `SELECT CONCAT_WS('\n', ${named.join(', ')}) AS text FROM \`${table}\``,
      );
      tables.set(
        table,
        rows.map(({ text }) => String(text)),
      );
    }
    return tables;
  });
}

/** Names and contents of all files below the installation's folder. */
export async function everyFile(app: TestApp): Promise<{ name: string; content: Buffer }[]> {
  const folder = app.environment.KINDLING_DATA_DIR;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { name: path.relative(folder, file), content: await readFile(file) };
    }),
  );
}

/** Keys of Redis with what they hold, byte by byte. */
export async function everyKey(app: TestApp): Promise<{ key: string; value: string; ttl: number }[]> {
  const redis = new Redis(app.environment.REDIS_URL);
  try {
    const keys = await redis.keys('*');
    return await Promise.all(
      keys.map(async (key) => ({
        key,
        value: (await redis.dumpBuffer(key))?.toString('latin1') ?? '',
        ttl: await redis.ttl(key),
      })),
    );
  } finally {
    redis.disconnect();
  }
}

/** Everything that is stored anywhere. */
export async function everywhere(app: TestApp): Promise<Stored[]> {
  const rows = [...(await everyRow(app))].flatMap(([table, texts]) =>
    texts.map((text) => ({ where: `table ${table}`, text })),
  );
  const files = (await everyFile(app)).map(({ name, content }) => ({
    where: `file ${name}`,
    text: `${name}\n${content.toString('latin1')}\n${content.toString('utf8')}`,
  }));
  const keys = (await everyKey(app)).map(({ key, value }) => ({
    where: `redis ${key}`,
    text: `${key}\n${value}`,
  }));
  return [...rows, ...files, ...keys].map(({ where, text }) => ({ where, text: text.toLowerCase() }));
}

/** Lets time pass for the keys of Redis, whose clock no test moves: those whose time is over go. */
export async function ageKeys(app: TestApp, ms: number): Promise<void> {
  const redis = new Redis(app.environment.REDIS_URL);
  try {
    for (const key of await redis.keys('*')) {
      const left = await redis.pttl(key);
      if (left >= 0) await redis.pexpire(key, Math.max(0, left - ms));
    }
  } finally {
    redis.disconnect();
  }
}

/** Where some values are, each as `<value> in <where>`. */
export function findAll(stored: readonly Stored[], values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    stored.filter(({ text }) => text.includes(value.toLowerCase())).map(({ where }) => `${name} in ${where}`),
  );
}
