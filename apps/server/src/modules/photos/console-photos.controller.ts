import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { ServePhotoToStaff } from './serve-photo-to-staff.js';
import { isGiven } from '../staff/staff.api.js';

/** Pictures on the console's own host, where the brands' hosts allow no page but their own to show theirs. */
@Controller()
export class ConsolePhotosController {
  constructor(
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
    @Inject(ServePhotoToStaff) private readonly photos: ServePhotoToStaff,
  ) {}

  @Get('/admin-api/photos/:tenant/:file')
  async file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const caller = await request.call.caller();
    if (caller.kind !== 'staff') throw problem('authentication_required');
    if (!caller.rights.includes('profiles:read')) throw problem('forbidden');
    const tenant = isGiven(caller, tenantId) ? await this.registry.byId(tenantId) : undefined;
    const bytes = tenant && (await TenantContext.run(tenant, () => this.photos.read(file)));
    if (!bytes) throw problem('not_found');
    void reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' }).send(bytes);
  }
}
