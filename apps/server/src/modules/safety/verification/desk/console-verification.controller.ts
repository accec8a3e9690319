import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rightOfDeskKind } from '@kindling/contract/safety/desk';
import { PhotoStorage } from '../../../../ports/photo-storage.js';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { pictureName } from '../verification-files.js';
import { VerificationRepository } from '../verification.repository.js';

const keyPattern = /^([A-Za-z0-9_-]{22})\.webp$/;

/** The one way to a picture that was sent to be compared: for staff who decide about it, while it waits. */
@Controller()
export class ConsoleVerificationController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly photoStorage: PhotoStorage,
    private readonly verification: VerificationRepository,
  ) {}

  @Get('/admin-api/verifications/:tenant/:file')
  file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffPictures.send(request, reply, {
      tenantId,
      right: rightOfDeskKind.verification,
      // It is deleted with the decision; no cache may keep it longer.
      keptFor: 0,
      read: async () => {
        const [, key] = keyPattern.exec(file) ?? [];
        if (key === undefined || !(await this.verification.findByKey(key))) return undefined;
        const bytes = await this.photoStorage.get(pictureName(key));
        return bytes && { bytes, format: 'webp' };
      },
    });
  }
}
