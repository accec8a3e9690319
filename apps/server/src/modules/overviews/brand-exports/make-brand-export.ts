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
import { fictionalPictures } from './fictional-pictures.js';
import { linesOf } from './read-table.js';
import { readme } from './readme.js';

const signups = computed('day', "DATE_FORMAT(signup_date, '%Y-%m-%d')", text)
  .with('signups', 'COUNT(*)', wholeNumber)
  .with('confirmed', 'COUNT(confirmed_at)', wholeNumber);
/** How long a file can be had once it is made. */
const keptMs = 7 * 24 * 3_600_000;
/** What is in memory at a time, and the size of a stored part. */
const partBytes = 4 * 1024 * 1024;
/** More than the largest brand's own data; what is larger is asked of whoever runs the server. */
const mostParts = 1024;

/**
 * Puts a brand's file together, part by part. One that fails is failed, and asked for anew by whoever wants it; one that
 * a process did not live to finish begins anew, under names of its own.
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
      // Counted first: what is counted is removed in the end, whether it was stored or not.
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

  /** Numbers alone: who signed up stays here. */
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
