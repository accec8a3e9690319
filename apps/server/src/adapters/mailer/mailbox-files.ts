import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Mailbox, type MailboxEntry } from '../../ports/mailbox.js';

/** The format of our ids and brands; nothing else becomes part of a path. */
const safeName = /^[a-z0-9-]{1,64}$/;

/** The development mailbox: one JSON file per mail, in a folder per brand. */
export class MailboxFiles extends Mailbox {
  private readonly folder: string;

  /** @param dataDir the installation's folder of files */
  constructor(dataDir: string) {
    super();
    this.folder = path.resolve(dataDir, 'mailbox');
  }

  /** Stores a mail atomically; the same id again replaces the previous one. */
  async put(entry: MailboxEntry): Promise<void> {
    const file = this.fileOf(entry.tenantId, entry.id);
    if (file === undefined) throw new Error('A mail with an id or brand that cannot name a file');
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, JSON.stringify(entry), { mode: 0o600 });
    await rename(unfinished, file);
  }

  override async list(tenantId: string, atMost: number): Promise<MailboxEntry[]> {
    if (!safeName.test(tenantId)) return [];
    const folder = path.join(this.folder, tenantId);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const dated = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        return { file, written: (await stat(file, { bigint: true })).mtimeNs };
      }),
    );
    const newest = dated.sort((a, b) => (a.written > b.written ? -1 : 1)).slice(0, atMost);
    return Promise.all(newest.map(({ file }) => read(file)));
  }

  override async forget(tenantId: string, address: string): Promise<void> {
    for (const { to, id } of await this.list(tenantId, Infinity)) {
      const file = this.fileOf(tenantId, id);
      if (to === address && file !== undefined) await rm(file, { force: true });
    }
  }

  override async find(tenantId: string, id: string): Promise<MailboxEntry | undefined> {
    const file = this.fileOf(tenantId, id);
    if (file === undefined) return undefined;
    return read(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  private fileOf(tenantId: string, id: string): string | undefined {
    const isSafe = safeName.test(tenantId) && safeName.test(id);
    return isSafe ? path.join(this.folder, tenantId, `${id}.json`) : undefined;
  }
}

async function read(file: string): Promise<MailboxEntry> {
  const stored = JSON.parse(await readFile(file, 'utf8')) as Omit<MailboxEntry, 'sentAt'> & {
    sentAt: string;
  };
  return { ...stored, sentAt: new Date(stored.sentAt) };
}
