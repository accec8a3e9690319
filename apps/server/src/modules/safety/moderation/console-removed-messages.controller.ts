import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MessageModeration } from '../../chats/chats.api.js';
import { StaffPictures } from '../../console/staff/staff.api.js';

const keyPattern = /^([A-Za-z0-9_-]{22})\.webp$/;

/** Pictures of messages that were removed, on the console's own host and only for staff who decide appeals. */
@Controller()
export class ConsoleRemovedMessagesController {
  constructor(
    private readonly messageModeration: MessageModeration,
    private readonly staffPictures: StaffPictures,
  ) {}

  @Get('/admin-api/removed-messages/:tenant/:file')
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
        const found = key === undefined ? undefined : await this.messageModeration.removedPicture(key);
        return (
          found && { bytes: found.webp, format: 'webp', seen: { subject: found.messageId, by: 'appeal' } }
        );
      },
    });
  }
}
