import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileForms, type FileForm } from '@kindling/contract/console/console-lists';
import type { StaffRight } from '@kindling/contract/route';
import { LOG, type Log } from '../../../../kernel/ground/log.js';
import { fieldProblems, problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits } from '../../../../kernel/http/limits/limits.js';
import { Ids } from '../../../../ports/ids.js';
import { AuditLog, type Audited } from '../audit/audit-log.js';
import { SentFile, type FilePages } from './sent-file.js';

/** What staff ask for. */
export interface StaffFile {
  /** What the browser calls it. */
  name: string;
  columns: readonly string[];
  audited: Omit<Audited, 'id' | 'staffId' | 'subjects'>;
  /** It begins with the mark by which spreadsheets know UTF-8; what programs read goes without. */
  isForSpreadsheets?: boolean;
  /** Pages of rows, read one after another while the file is sent. Whatever brand they are of, they run in it themselves. */
  pages: (caller: StaffCaller) => FilePages;
}

/** Reading a whole list or month is dear. */
const files = { name: 'staff-files', points: 40, seconds: 3600 };
/** Files that one process sends at once; of one person it is one. */
const mostAtOnce = 4;
/** `retry_after` while another file is under way. */
const retrySeconds = 5;
const asked = z.object({ form: z.enum(fileForms).default('csv') });

/** The one way by which a table leaves over the console's host: with a right, counted, written down, page by page. */
@Injectable()
export class StaffFiles {
  /** To whom files are being sent by this process. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly limits: Limits,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Answers with a CSV file. That it was asked for is written down before it begins, and how much of it went before it
   * ends, so that an incomplete file is never taken for a whole one.
   *
   * @param right that it takes, looked at before anything is read
   * @param plan asked once it is known who calls and that they may; what it throws is the answer
   * @throws Problem `authentication_required`, `forbidden` without the right, `rate_limited`, `validation_failed`
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    right: StaffRight,
    plan: (caller: StaffCaller) => StaffFile | Promise<StaffFile>,
  ): Promise<void> {
    const caller = await request.call.caller();
    if (caller.kind !== 'staff') throw problem('authentication_required');
    if (!caller.rights.includes(right)) throw problem('forbidden');
    const { staffId } = caller;
    if (this.sending.has(staffId) || this.sending.size >= mostAtOnce)
      throw problem('rate_limited', { retry_after: retrySeconds });
    this.sending.add(staffId);
    try {
      // Before anything is read: a refusal costs less than a file's first page.
      await this.limits.consumeOnConsole(files, staffId);
      const form = formOf(request.query);
      const file = await plan(caller);
      const id = this.ids.next();
      await this.auditLog.record({ id, staffId, subjects: [id], ...file.audited });
      const { tenantId } = file.audited;
      const sent = new SentFile(
        (rows, end) =>
          this.auditLog.record({
            ...{ staffId, action: 'file.sent', subjects: [id], changes: [`${rows} rows`, end] },
            ...(tenantId !== undefined && { tenantId }),
          }),
        file,
        form,
      );
      const stream = Readable.from(sent.chunks(file.pages(caller)));
      // Also where the browser went away, before the first row or in the middle.
      stream.once('close', () => {
        this.sending.delete(staffId);
        sent.breakOff().catch((error: unknown) => this.log.error({ err: error }, 'a file was not counted'));
      });
      void reply.headers(headersOf(file)).send(stream);
    } catch (error) {
      this.sending.delete(staffId);
      throw error;
    }
  }
}

/** @throws Problem `validation_failed` for what is no form of a file */
function formOf(query: unknown): FileForm {
  const form = asked.safeParse(query);
  if (!form.success) throw fieldProblems({ form: 'invalid' });
  return form.data.form;
}

function headersOf({ name }: StaffFile): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
}
