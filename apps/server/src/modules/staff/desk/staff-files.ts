import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffRight } from '@kindling/contract/route';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits.js';
import { problem } from '../../../kernel/http/problem.js';
import { AuditLog, type Audited } from '../audit/audit-log.js';

/** A field of a file: texts are kept from being formulas, `cents` are written as `12.50`. */
export type FileCell = string | number | null | { cents: number };

/** What staff ask for and what it takes to get it. */
export interface StaffFile {
  right: StaffRight;
  /** What the browser calls it. */
  name: string;
  columns: readonly string[];
  audited: Omit<Audited, 'staffId'>;
  /** Pages of rows, read one after another while the file is sent. Whatever brand they are of, they run in it themselves. */
  pages: (caller: StaffCaller) => AsyncIterable<readonly (readonly FileCell[])[]>;
}

/** Reading a whole list or month is dear. */
const files = { name: 'staff-files', points: 40, seconds: 3600 };

/** The one way by which a table leaves over the console's host: with a right, counted, written down, page by page. */
@Injectable()
export class StaffFiles {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  /**
   * Answers with a CSV file.
   *
   * @param plan asked once it is known who calls; what it throws is the answer
   * @throws Problem `authentication_required`, `forbidden` without the right, `rate_limited`
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    plan: (caller: StaffCaller) => StaffFile | Promise<StaffFile>,
  ): Promise<void> {
    const caller = await request.call.caller();
    if (caller.kind !== 'staff') throw problem('authentication_required');
    const { right, name, columns, audited, pages } = await plan(caller);
    if (!caller.rights.includes(right)) throw problem('forbidden');
    await this.limits.consumeOnConsole(files, caller.staffId);
    await this.audit.record({ staffId: caller.staffId, ...audited });
    void reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(chunks(columns, pages(caller))));
  }
}

async function* chunks(
  columns: readonly string[],
  pages: AsyncIterable<readonly (readonly FileCell[])[]>,
): AsyncGenerator<string> {
  yield stringify([[...columns]]);
  for await (const page of pages) if (page.length > 0) yield stringify(page.map((row) => row.map(written)));
}

/** A spreadsheet takes what begins with one of these for a formula. */
const formula = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

function written(cell: FileCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return formula.test(cell) ? `'${cell}` : cell;
  return typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2);
}
