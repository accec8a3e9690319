import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '../../kernel/config/environment.js';
import type { BackupStore } from '../../ports/backup-store.js';
import { only, whole } from './place.js';

const count = z.number().int().min(0);
const storedFile = z.strictObject({ name: z.string(), bytes: count, sha256: z.string().length(64) });

const manifest = z.strictObject({
  format: z.literal(1),
  /** Its folder below `backups`. */
  id: z.string(),
  /** When its database was as it is here. */
  takenAt: z.iso.datetime(),
  /** The last migration: which version of Kindling it is of. */
  migration: z.string(),
  database: z.strictObject({
    name: z.string(),
    file: storedFile,
    /** Where the binary log goes on from it; null without one. */
    binlog: z.strictObject({ file: z.string(), position: count, gtid: z.string() }).nullable(),
    rows: z.record(z.string(), count),
  }),
  /** By brand: postings with the sum of their amounts, wallets with the sum of their balances. */
  ledger: z.record(
    z.string(),
    z.strictObject({ postings: count, amount: count, wallets: count, balance: count }),
  ),
  /** The last seal of the audit log. */
  auditHead: z.strictObject({ position: count, hash: z.string() }).nullable(),
  photos: z.strictObject({
    list: storedFile,
    count,
    /** Names of files that were removed while the backup was made: a row of it may still name them. */
    goneMeanwhile: z.array(z.string()),
  }),
  /** The public key that its files are encrypted for. */
  encryptedTo: z.string().nullable(),
  /** Variables of the environment that this installation has, and that no backup holds. */
  secrets: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;
export type Ledger = Manifest['ledger'];
export type StoredFile = z.output<typeof storedFile>;

const sealed = z.strictObject({ manifest: z.unknown(), seal: z.string() });
export const manifestFile = (id: string) => `backups/${id}/manifest.json`;

const secretNames = [
  'KINDLING_SECRET',
  'VAPID_PRIVATE_KEY',
  'MOLLIE_API_KEYS',
  'SMTP_URL',
  'NEWSLETTER_SMTP_URL',
  'MAIL_DKIM_KEY_FILE',
  'S3_URL',
] as const;

/** Names of the secrets that an installation must have again. */
export function secretsOf(environment: Environment): string[] {
  return secretNames.filter((name) => {
    const value = environment[name];
    return value !== undefined && Object.keys(value).length > 0;
  });
}

/** Writes what makes a backup one, sealed with KINDLING_SECRET. */
export async function writeManifest(store: BackupStore, secret: string, content: Manifest): Promise<void> {
  const text = JSON.stringify({ manifest: content, seal: sealOf(secret, content) }, null, 2);
  await store.write(manifestFile(content.id), only(`${text}\n`));
}

/**
 * @param secret to check the seal with; none where nothing rests on what it says
 * @throws Error for one that was changed or that another KINDLING_SECRET sealed, and for one of another format
 */
export async function readManifest(store: BackupStore, id: string, secret?: string): Promise<Manifest> {
  const read = sealed.parse(JSON.parse((await whole(store.read(manifestFile(id)))).toString()));
  if (secret === undefined) return manifest.parse(read.manifest);
  const [given, own] = [Buffer.from(read.seal), Buffer.from(sealOf(secret, read.manifest))];
  if (given.length !== own.length || !timingSafeEqual(given, own))
    throw new Error(`The manifest of ${id} was changed, or made with another KINDLING_SECRET`);
  return manifest.parse(read.manifest);
}

/** Ids of all whole backups, the oldest first. */
export async function backupIds(store: BackupStore): Promise<string[]> {
  const names = await store.names('backups');
  return names.flatMap((name) => /^backups\/([^/]+)\/manifest\.json$/.exec(name)?.[1] ?? []);
}

function sealOf(secret: string, content: unknown): string {
  return createHmac('sha256', secret)
    .update(`backup ${JSON.stringify(content)}`)
    .digest('hex');
}
