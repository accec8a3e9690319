import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Mailbox, type MailboxEntry } from '../../ports/mailbox.js';

/** The format of our ids and brands; nothing else becomes part of a path. */
const safeName = /^[a-z0-9-]{1,64}$/;

/** Mails of a brand; the older ones go. */
const mailsKept = 2000;
const prunedEvery = 100;

/** The development mailbox: one JSON file per mail, in a folder per brand, of which the newest stay. */
export class MailboxFiles extends Mailbox {
  private readonly folder: string;
  private puts = 0;

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
    if (++this.puts % prunedEvery === 0) await this.prune(entry.tenantId);
  }

  override async list(tenantId: string, atMost: number): Promise<MailboxEntry[]> {
    const newest = (await this.filesOf(tenantId)).slice(0, atMost);
    return Promise.all(newest.map((file) => read(file)));
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

  /** A brand's mails, the newest first. */
  private async filesOf(tenantId: string): Promise<string[]> {
    if (!safeName.test(tenantId)) return [];
    const folder = path.join(this.folder, tenantId);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const dated = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        return { file, written: (await stat(file, { bigint: true })).mtimeNs };
      }),
    );
    return dated.sort((a, b) => (a.written > b.written ? -1 : 1)).map(({ file }) => file);
  }

  private async prune(tenantId: string): Promise<void> {
    for (const file of (await this.filesOf(tenantId)).slice(mailsKept)) await rm(file, { force: true });
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
