import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { text, wholeNumber } from '../../../kernel/database/row-values.js';
import { LOG, type Log } from '../../../kernel/ground/log.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { zipStream, type ZippedFile } from '../../../kernel/ground/zip-stream.js';
import { JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { SiteSettingsApi } from '../../brands/site-settings/site-settings.api.js';
import { PhotosApi } from '../../profiles/photos/photos.api.js';
import { brandExportJob } from './brand-export-job.js';
import { BrandExportsRepository, type StoredExport } from './brand-exports.repository.js';
import { ExportParts } from './export-parts.js';
import { exportedTables } from './exported-tables.js';
import { linesOf } from './read-table.js';

const signups = computed('day', "DATE_FORMAT(signup_date, '%Y-%m-%d')", text)
  .with('signups', 'COUNT(*)', wholeNumber)
  .with('confirmed', 'COUNT(confirmed_at)', wholeNumber);
const profile = computed('id', 'id', text);
/** How long a finished file is available. */
const keptMs = 7 * 24 * 3_600_000;
/** Maximum size in memory, and of a stored part. */
const partBytes = 4 * 1024 * 1024;
/** More than the largest brand's own data; a larger export is up to the server's operator. */
const mostParts = 1024;

/**
 * Writes a brand's file, part by part. A failed one is marked as failed, and may be ordered again; one interrupted by
 * the end of its process restarts under new names.
 */
@Injectable()
@JobHandler(brandExportJob)
export class MakeBrandExport implements HandlesJob<z.output<typeof brandExportJob.payload>> {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly brandExports: BrandExportsRepository,
    private readonly exportParts: ExportParts,
    @Inject(LOG) private readonly log: Log,
    private readonly photos: PhotosApi,
    private readonly siteSettings: SiteSettingsApi,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    const found = await this.brandExports.find(id);
    if (found?.state !== 'making') return;
    await this.exportParts.remove(found);
    const made = { ...found, attempt: found.attempt + 1, parts: 0 };
    if (!(await this.brandExports.change(found, { attempt: made.attempt, parts: 0 }))) return;
    try {
      await this.store(made);
    } catch (error) {
      this.log.error({ err: error }, 'the export of a brand failed');
      const left = await this.brandExports.find(id);
      if (left?.attempt !== made.attempt) return;
      await this.exportParts.remove(left);
      await this.brandExports.change(made, { state: 'failed', openMark: null, parts: 0 });
    }
  }

  private async store(made: StoredExport): Promise<void> {
    if (TenantContext.current().state !== 'closed') throw new Error('The brand is open again');
    let [parts, bytes] = [0, 0];
    const keep = async (part: Buffer): Promise<void> => {
      if (parts >= mostParts) throw new Error('The export is too large');
      // Counted first: all counted parts are removed in the end, whether stored or not.
      const isOurs = await this.brandExports.change(made, { parts: parts + 1 });
      if (!isOurs) throw new Error('Another process makes it');
      await this.exportParts.put(made, parts, part);
      parts += 1;
      bytes += part.length;
    };
    const zip = zipStream(await this.files(), this.clock.now());
    let [held, size] = [[] as Buffer[], 0];
    for await (const chunk of zip as AsyncIterable<Buffer>) {
      held.push(chunk);
      size += chunk.length;
      if (size < partBytes) continue;
      await keep(Buffer.concat(held));
      [held, size] = [[], 0];
    }
    if (size > 0) await keep(Buffer.concat(held));
    const expiresAt = new Date(this.clock.now().getTime() + keptMs);
    await this.brandExports.change(made, { state: 'ready', openMark: null, bytes, expiresAt });
  }

  private async files(): Promise<ZippedFile[]> {
    const { id } = TenantContext.current();
    const record = await this.siteSettings.record(id);
    if (!record) throw new Error(`No brand ${id}`);
    const companies = await this.siteSettings.companies([id]);
    const secret = randomBytes(32);
    return [
      whole('README.txt', Buffer.from(readme(record.settings.name))),
      whole(`${id}.json`, json(this.siteSettings.fileOf(record))),
      whole('companies.json', json(companies)),
      ...(await this.siteSettings.markFilesOf(record)).map(({ path, bytes }) =>
        whole(path.replace('config/tenants/', ''), bytes),
      ),
      rows('signups_by_day', () => this.signups()),
      ...exportedTables.map((table) => rows(table.file, () => linesOf(this.database, table, secret))),
      ...(await fictionalPictures(this.database, this.photos)),
    ];
  }

  /** Counts only, without the members. */
  private async *signups(): AsyncGenerator<string> {
    const days = await this.database.rows(
      signups,
      `SELECT ${signups.list} FROM account WHERE tenant_id = :tenant GROUP BY day ORDER BY day`,
    );
    yield days.map((day) => `${JSON.stringify(day)}\n`).join('');
  }
}

function whole(name: string, bytes: Buffer): ZippedFile {
  return { name, compress: true, chunks: () => [bytes].values() };
}

function rows(file: string, lines: () => AsyncGenerator<string>): ZippedFile {
  return {
    ...{ name: `${file}.jsonl`, compress: true },
    async *chunks() {
      for await (const line of lines()) yield Buffer.from(line);
    },
  };
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/**
 * The pictures of the current brand's fictional profiles, each profile's in its order. They are listed at once and read
 * one by one, while the file is written.
 */
async function fictionalPictures(
  database: Pick<Database, 'rows'>,
  photos: Pick<PhotosApi, 'export'>,
): Promise<ZippedFile[]> {
  const profiles = await database.rows(
    profile,
    `SELECT ${profile.list} FROM profile WHERE tenant_id = :tenant AND fictional = 1 ORDER BY id`,
  );
  const files: ZippedFile[] = [];
  for (const { id } of profiles) {
    const shown = (await photos.export(id)).filter(({ removed }) => removed === null);
    for (const [index, { read }] of shown.entries())
      files.push({
        ...{ name: `fictional_profiles/${id}/${index + 1}.webp`, compress: false },
        async *chunks() {
          const bytes = await read();
          if (bytes) yield bytes;
        },
      });
  }
  return files;
}

/** The description in a brand's file, for whoever opens it years from now. */
function readme(name: string): string {
  return `What is ${name}'s own, as it stood when the file was made.

Settings are one JSON file as config/tenants has them; everything else is a table, one row of JSON a line. Times are
UTC, amounts are in the smallest unit of their currency. Pictures of fictional profiles stand in a folder for each, named by
the profile's id, the main picture first.

Payments, refunds and postings are what bookkeeping needs. "member" is a number of this file alone: the same member has the
same one in every table here, and no other file or system knows it. A provider's reference leads its provider to the payer,
so these tables are personal data all the same: keep them as bookkeeping is kept, and no longer.

Nothing of members is in it: no name, address, number, photo, profile, message, report or complaint. That is their data, and they
take it along themselves, for as long as the brand is closed and not gone.
`;
}
