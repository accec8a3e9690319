import crypto from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** Fixed by the server: it knows this one user. */
const KEY = 'S3RVER';
const SECRET = 'S3RVER';
const BUCKET = 'photos';

export interface S3Server {
  /** Address of its bucket for S3_URL. */
  url: string;
  /** Address of a bucket that it does not have. */
  missingBucketUrl: string;
  /** Names of the bucket's objects, sorted. */
  keys(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * s3rver names the next page of a list by DES, which OpenSSL 3 no longer has. Triple DES with one key three times is the
 * same. Without it no list has more than 1,000 objects.
 */
function giveDes(): void {
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (cipher: string, key: Buffer, ...rest: unknown[]) => unknown;
    const given: typeof make = (cipher, key, ...rest) =>
      cipher === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest)
        : make(cipher, key, ...rest);
    Object.assign(crypto, { [name]: given });
  }
}

/** Starts a server that speaks S3's protocol, with one empty bucket, on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  giveDes();
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const origin = `http://${KEY}:${SECRET}@127.0.0.1:${port}`;
  const suffix = '._S3rver_object';
  return {
    url: `${origin}/${BUCKET}`,
    missingBucketUrl: `${origin}/nowhere`,
    async keys() {
      const files = await readdir(path.join(directory, BUCKET), { recursive: true });
      return files
        .filter((file) => file.endsWith(suffix))
        .map((file) => file.slice(0, -suffix.length))
        .sort();
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
