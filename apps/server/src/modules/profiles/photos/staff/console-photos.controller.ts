import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffRight } from '@kindling/contract/route';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { ServePhotoToStaff } from './serve-photo-to-staff.js';

/** Who inspects photos or decides about appeals looks at removed ones, too. */
const deciding: ReadonlySet<StaffRight> = new Set(['photos:inspect', 'complaints:handle']);

/** Pictures on the console's own host, where the brands' hosts allow no page but their own to show theirs. */
@Controller()
export class ConsolePhotosController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly servePhotoToStaff: ServePhotoToStaff,
  ) {}

  @Get('/admin-api/photos/:tenant/:file')
  file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffPictures.send(request, reply, {
      tenantId,
      right: 'profiles:read',
      keptFor: 300,
      read: ({ rights }) =>
        this.servePhotoToStaff.read(file, { withRemoved: rights.some((right) => deciding.has(right)) }),
    });
  }
}
