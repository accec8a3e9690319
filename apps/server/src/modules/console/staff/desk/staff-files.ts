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

export interface StaffFile {
  /** File name in the browser. */
  name: string;
  columns: readonly string[];
  audited: Omit<Audited, 'id' | 'staffId' | 'subjects'>;
  /** Whether it begins with the mark by which spreadsheets detect UTF-8; files for programs have none. */
  isForSpreadsheets?: boolean;
  /** Pages of rows, read one after another while the file is sent. They enter the brand of their rows themselves. */
  pages: (caller: StaffCaller) => FilePages;
}

/** Reading a whole list or month is expensive. */
const files = { name: 'staff-files', points: 40, seconds: 3600 };
/** Concurrent files of a process; one per person. */
const mostAtOnce = 4;
/** `retry_after` while another file is in progress. */
const retrySeconds = 5;
const asked = z.object({ form: z.enum(fileForms).default('csv') });

/** The only way to export a table from the console: with a right, counted, logged, page by page. */
@Injectable()
export class StaffFiles {
  /** Staff members to whom this process is sending files. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly limits: Limits,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Responds with a CSV file. The request is logged before the file begins, and the number of rows sent before it ends,
   * so that an incomplete file never passes for a complete one.
   *
   * @param right required, checked before anything is read
   * @param plan called once the caller is known and has the right; its error is the response
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
      // Also when the browser disconnected, before the first row or in the middle.
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

/** @throws Problem `validation_failed` for an unknown form */
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
