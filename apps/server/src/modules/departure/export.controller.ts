import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../kernel/http/problem.js';
import { hashSecret } from '../../kernel/hash-secret.js';
import { Clock } from '../../ports/clock.js';
import { CollectExport } from './collect-export.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { writeZip } from './write-zip.js';

const fileName = /^([\w-]{43})\.zip$/;

/** A member's data as a file. Not a route of the JSON contract, which only gives out its address. */
@Controller()
export class ExportController {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(DataExportsRepository) private readonly exports: DataExportsRepository,
    @Inject(CollectExport) private readonly collecting: CollectExport,
  ) {}

  /** Whatever is wrong with the address or the session, the answer is that of an address that does not exist. */
  @Get('/export/:file')
  async download(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const secret = fileName.exec(file)?.[1];
    // A HEAD request reads no body, so it must not use the address up.
    if (secret === undefined || !request.tenant || request.method !== 'GET') throw problem('not_found');
    const caller = await request.call.caller();
    if (caller.kind !== 'member') throw problem('not_found');
    const now = this.clock.now();
    if (!(await this.exports.spend(hashSecret(secret), caller.memberId, now))) throw problem('not_found');
    const files = await this.collecting.collect(caller.memberId);
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'cache-control': 'no-store',
      })
      .send(writeZip(files, now));
  }
}
