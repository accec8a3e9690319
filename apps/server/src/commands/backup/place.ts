import { createHash, createHmac } from 'node:crypto';
import path from 'node:path';
import { FolderBackupStore } from '../../adapters/backup-store/folder.js';
import { isBucketAddress } from '../../kernel/config/bucket.js';
import type { BackupStore } from '../../ports/backup-store.js';
import { through } from './programs.js';

/** How much of a keyed hash stands in a file's name: 128 bits. */
const hashDigits = 32;
const encrypted = '.age';

/** @param address a folder, or a bucket as `S3_URL` names one */
export async function openStore(address: string): Promise<BackupStore> {
  if (!isBucketAddress(address)) {
    if (/^\w+:\/\//.test(address))
      throw new Error('Name a folder, or a bucket: https://key:secret@host/bucket');
    return new FolderBackupStore(path.resolve(address));
  }
  // Loaded lazily: only who keeps backups in a bucket pays for the client.
  const { S3BackupStore } = await import('../../adapters/backup-store/s3.js');
  return new S3BackupStore(address);
}

/** A file of a photo or of the binary log in a place of backups: its name says whose it is, and proves what is in it. */
export interface KeptFile {
  /** Where it is in the store. */
  file: string;
  /** Of the photo, or of a part of the binary log. */
  name: string;
  hash: string;
}

/**
 * A place of backups, whose files can be encrypted by age. What is in a file is proved by a hash that is keyed with
 * KINDLING_SECRET, so that whoever can write there can forge nothing.
 */
export class Place {
  constructor(
    readonly store: BackupStore,
    private readonly secret: string,
    /** Whom new files are encrypted for. */
    readonly recipient: string | undefined,
    /** A file with the key that encrypted files are read with. */
    private readonly identityFile?: string,
  ) {}

  /** A folder of its own for each recipient, as nobody else could read what is there already. */
  folder(name: 'photos' | 'binlog'): string {
    return folderFor(name, this.recipient);
  }

  /** How a file is called that this place encrypts, or not. */
  fileName(name: string): string {
    return this.recipient === undefined ? name : name + encrypted;
  }

  async write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { recipient } = this;
    await this.store.write(
      file,
      recipient === undefined ? bytes : through('age', ['--recipient', recipient], { input: bytes }),
    );
  }

  /** @throws Error where it is encrypted, while iterating, without the right key */
  read(file: string, raw: AsyncIterable<Uint8Array> = this.store.read(file)): AsyncIterable<Uint8Array> {
    if (!file.endsWith(encrypted)) return raw;
    if (this.identityFile === undefined)
      throw new Error('This backup is encrypted: name the file of its key by --identity');
    return through('age', ['--decrypt', '--identity', this.identityFile], { input: raw });
  }

  /** Keeps bytes under a name that proves them. @returns where */
  async keep(folder: string, name: string, bytes: Buffer): Promise<string> {
    const file = this.fileName(`${folder}/${name}~${this.hashOf(bytes)}`);
    await this.write(file, only(bytes));
    return file;
  }

  /** @throws Error for a file whose bytes are not those that its name proves */
  async readKept({ file, hash }: KeptFile): Promise<Buffer> {
    const bytes = await whole(this.read(file));
    if (this.hashOf(bytes) !== hash) throw new Error(`${file} is not what it was`);
    return bytes;
  }

  /** What is kept in a folder; other files are left out. */
  async kept(folder: string): Promise<KeptFile[]> {
    const names = await this.store.names(folder);
    return names.flatMap((file) => keptFile(folder, file) ?? []);
  }

  hashOf(bytes: Uint8Array | string): string {
    return createHmac('sha256', this.secret).update(bytes).digest('hex').slice(0, hashDigits);
  }
}

export function folderFor(name: 'photos' | 'binlog', recipient: string | undefined): string {
  if (recipient === undefined) return name;
  return `${name}-${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}`;
}

function keptFile(folder: string, file: string): KeptFile | undefined {
  const [, name, hash] = /^(.+)~([0-9a-f]{32})(?:\.age)?$/.exec(file.slice(folder.length + 1)) ?? [];
  return name === undefined || hash === undefined ? undefined : { file, name, hash };
}

export async function* only(bytes: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(bytes);
}

export async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
