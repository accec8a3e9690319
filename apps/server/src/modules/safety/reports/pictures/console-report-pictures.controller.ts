import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { ReportPictures } from './report-pictures.js';

const keyPattern = /^([A-Za-z0-9_-]{22})\.webp$/;

/** Copies of reported pictures, on the console's own host and only for staff who decide reports (trust 8). */
@Controller()
export class ConsoleReportPicturesController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly reportPictures: ReportPictures,
  ) {}

  @Get('/admin-api/evidence/:tenant/:file')
  file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffPictures.send(request, reply, {
      tenantId,
      right: 'complaints:handle',
      keptFor: 0,
      read: async () => {
        const [, key] = keyPattern.exec(file) ?? [];
        const found = key === undefined ? undefined : await this.reportPictures.read(key);
        if (!found) return undefined;
        const { webp: bytes, of } = found;
        const seen = { subject: of.id, by: 'report' } as const;
        return { bytes, format: 'webp', ...(of.kind === 'message' ? { seen } : {}) };
      },
    });
  }
}
