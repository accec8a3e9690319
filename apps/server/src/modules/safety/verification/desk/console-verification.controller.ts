import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rightOfDeskKind } from '@kindling/contract/safety/desk';
import { StaffPictures } from '../../../console/staff/staff.api.js';
import { VerificationPictures } from '../verification-pictures.js';
import { VerificationRepository } from '../verification.repository.js';

const keyPattern = /^([A-Za-z0-9_-]{22})\.webp$/;

/** The only access to a picture that was sent to be compared: for the staff who decide about it, while it waits. */
@Controller()
export class ConsoleVerificationController {
  constructor(
    private readonly staffPictures: StaffPictures,
    private readonly verification: VerificationRepository,
    private readonly verificationPictures: VerificationPictures,
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
        const bytes = await this.verificationPictures.read(key);
        return bytes && { bytes, format: 'webp' };
      },
    });
  }
}
