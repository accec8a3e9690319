import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consoleLists, isListFile, type ListFile } from '@kindling/contract/console/console-lists';
import type { StaffRight } from '@kindling/contract/route';
import { routes } from '@kindling/contract/routes';
import { listQuery, nextPageHeader } from '@kindling/contract/console/list-query';
import { tenantId } from '@kindling/contract/values';
import { fieldProblems, problem } from '../../../kernel/ground/problem.js';
import { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { EndpointRegistry } from '../../../kernel/http/endpoint-registry.js';
import { ListPages, StaffFiles } from '../staff/staff.api.js';
import { filesOfLists } from './file-columns.js';
import { wholeList, type ListPage } from './whole-list.js';

/** `StaffFiles` reads the form of the file. */
const parameters = listQuery.pick({ filter: true, sort: true }).extend({ form: z.string().optional() });
const filterNames = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()));

/**
 * Any list of the console as a file. It is read by the list's own call, page by page, so that it contains exactly what
 * that list shows to the same person. Not a route of the JSON contract: it is streamed.
 */
@Controller()
export class ListFilesController {
  constructor(
    private readonly endpointRegistry: EndpointRegistry,
    private readonly listPages: ListPages,
    private readonly staffFiles: StaffFiles,
  ) {}

  @Get('/admin-api/list-files/:list')
  async send(
    @Param('list') list: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isListFile(list)) throw problem('not_found');
    const { columns } = filesOfLists[list];
    const right = routes[consoleLists[list].call].access.slice('staff:'.length) as StaffRight;
    await this.staffFiles.send(request, reply, right, async (caller) => {
      const asked = parameters.safeParse(query);
      if (!asked.success) throw fieldProblems({ filter: 'invalid' });
      const { form: _form, ...wanted } = asked.data;
      const filter = namesIn(wanted.filter);
      const read = (after?: string) => this.read(list, { ...wanted, after }, caller, request.call);
      // The list's refusals come before the file begins.
      const first = await read();
      return {
        name: `${list}${filter.tenant === undefined ? '' : `-${filter.tenant}`}.csv`,
        columns,
        audited: {
          action: 'list.exported',
          ...(filter.tenant !== undefined && { tenantId: filter.tenant }),
          changes: [list, ...filter.names],
        },
        isForSpreadsheets: true,
        pages: () => wholeList(first, read),
      };
    });
  }

  private async read(
    list: ListFile,
    { after, ...query }: { filter?: string; sort?: string; after: string | undefined },
    caller: StaffCaller,
    call: Call,
  ): Promise<ListPage> {
    const own = new Call(call.request, () => Promise.resolve(caller));
    const { read } = filesOfLists[list];
    const lines = await this.listPages.inLargePages((limit) => {
      const page = { ...query, ...(after !== undefined && { after }), limit: String(limit) };
      // Companies are few: their list takes no parameters.
      return read(this.endpointRegistry, list === 'companies' ? {} : page, own);
    });
    return { lines, next: own.headers.get(nextPageHeader) };
  }
}

/**
 * The loggable part of a filter: its fields, and the brand; never typed values.
 *
 * @throws Problem `validation_failed` for an invalid filter
 */
function namesIn(filter = '{}'): { names: string[]; tenant: string | undefined } {
  const fields = filterNames.safeParse(filter);
  if (!fields.success) throw fieldProblems({ filter: 'invalid' });
  const tenant = tenantId.safeParse(fields.data.tenant);
  return { names: Object.keys(fields.data), tenant: tenant.success ? tenant.data : undefined };
}
