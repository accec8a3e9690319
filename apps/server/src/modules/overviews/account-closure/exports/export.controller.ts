import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../../../../kernel/ground/hash-secret.js';
import { problem } from '../../../../kernel/ground/problem.js';
import type { Caller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { AccountRecords } from '../../../accounts/accounts.api.js';
import { CollectExport } from './collect-export.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { writeZip } from './write-zip.js';

const fileName = /^([\w-]{43})\.zip$/;

/** A member's data as a file. Not a route of the JSON contract, which only returns its address. */
@Controller()
export class ExportController {
  constructor(
    private readonly clock: Clock,
    private readonly accountRecords: AccountRecords,
    private readonly dataExports: DataExportsRepository,
    private readonly collectExport: CollectExport,
  ) {}

  /** Whatever is wrong with the address or the session, the response is that of an unknown address. */
  @Get('/export/:file')
  async download(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const secret = fileName.exec(file)?.[1];
    // A HEAD request reads no body, so it must not use the address up.
    if (secret === undefined || !request.tenant || request.method !== 'GET') throw problem('not_found');
    const now = this.clock.now();
    const address = hashSecret(secret);
    const memberId = await this.dataExports.ownerOf(address, now);
    if (memberId === undefined || !(await this.mayOpen(memberId, await request.call.caller())))
      throw problem('not_found');
    if (!(await this.dataExports.spend(address, memberId, now))) throw problem('not_found');
    const files = await this.collectExport.collect(memberId);
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'cache-control': 'no-store',
      })
      .send(writeZip(files, now));
  }

  /** A member's address needs their own session; that of a banned member needs none, as they can't log in. */
  private async mayOpen(memberId: string, caller: Caller): Promise<boolean> {
    if (caller.kind === 'member' && caller.memberId === memberId) return true;
    const account = await this.accountRecords.find(memberId);
    return account !== undefined && account.bannedBy !== null;
  }
}
