import { createECDH } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/**
 * The keys that push services know this installation by (VAPID): the caller's own, else a pair that is made on first use
 * and kept in a file only its owner can read. Browsers are bound to it, so it stays.
 */
export function pushKeys(env: NodeJS.ProcessEnv, file: string): Record<string, string> {
  if (names.some((name) => env[name])) return {};
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as { publicKey: string; privateKey: string };
  return {
    VAPID_PUBLIC_KEY: kept.publicKey,
    VAPID_PRIVATE_KEY: kept.privateKey,
    VAPID_SUBJECT: 'mailto:operator@localhost.invalid',
  };
}

/** A pair on P-256, as browsers ask for: a point and a number, base64url. */
function newKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number with zeros in front is as long as any other.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}
