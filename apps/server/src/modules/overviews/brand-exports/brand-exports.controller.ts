import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import * as routes from '@kindling/contract/overviews/calls/brand-exports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import { GivenBrands, StaffApi } from '../../console/staff/staff.api.js';
import { BrandExportsRepository, type StoredExport } from './brand-exports.repository.js';
import { ExportParts } from './export-parts.js';
import { OfferBrandExport } from './offer-brand-export.js';

/** A closed brand's own data as files, on the console. */
@Controller()
export class BrandExportsController {
  constructor(
    private readonly givenBrands: GivenBrands,
    private readonly brandExports: BrandExportsRepository,
    private readonly exportParts: ExportParts,
    private readonly offerBrandExport: OfferBrandExport,
    private readonly staff: StaffApi,
  ) {}

  @Endpoint(routes.listBrandExports)
  list(
    { params }: Input<typeof routes.listBrandExports>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.listBrandExports>> {
    return this.givenBrands.inBrand(params.id, caller, async () => this.told(await this.brandExports.list()));
  }

  @Endpoint(routes.askBrandExport)
  ask(
    { params }: Input<typeof routes.askBrandExport>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.askBrandExport>> {
    return this.givenBrands.inBrand(params.id, caller, async () => {
      const [made] = await this.told([await this.offerBrandExport.ask(caller)]);
      if (!made) throw problem('not_found');
      return made;
    });
  }

  @Endpoint(routes.openBrandExport)
  open(
    { params }: Input<typeof routes.openBrandExport>,
    caller: StaffCaller,
  ): Promise<Answer<typeof routes.openBrandExport>> {
    return this.givenBrands.inBrand(params.id, caller, async () => {
      const { path, expiresAt } = await this.offerBrandExport.open(params.file, caller);
      return { path, expires_at: expiresAt.toISOString() };
    });
  }

  /** Not a route of the JSON contract, which only returns its address. */
  @Get('/admin-api/brand-exports/:tenant/:file')
  async download(
    @Param('tenant') tenantId: string,
    @Param('file') id: string,
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const caller = await request.call.caller();
    if (caller.kind !== 'staff') throw problem('authentication_required');
    if (!caller.rights.includes('tenants:export')) throw problem('forbidden');
    if (request.method !== 'GET' || typeof token !== 'string') throw problem('not_found');
    await this.givenBrands.inBrand(tenantId, caller, async () => {
      const file = await this.offerBrandExport.take(id, token, caller);
      const tenant = TenantContext.current();
      const parts = this.exportParts.read(file);
      // Read later, outside of this call, and still in its brand.
      const read = async function* (): AsyncGenerator<Buffer> {
        for (;;) {
          const part = await TenantContext.run(tenant, () => parts.next());
          if (part.done) return;
          yield part.value;
        }
      };
      void reply
        .headers({
          ...{ 'content-type': 'application/zip', 'content-length': file.bytes },
          'content-disposition': `attachment; filename="${tenantId}.zip"`,
          ...{ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
        })
        .send(Readable.from(read(), { objectMode: false }));
    });
  }

  private async told(rows: readonly StoredExport[]): Promise<routes.BrandExport[]> {
    const names = await this.staff.names(rows.map(({ askedBy }) => askedBy));
    return rows.map(({ id, state, askedBy, askedAt, expiresAt, bytes }) => ({
      ...{ id, state, asked_by: names.get(askedBy) ?? askedBy, bytes },
      ...{ asked_at: askedAt.toISOString(), expires_at: expiresAt.toISOString() },
    }));
  }
}
