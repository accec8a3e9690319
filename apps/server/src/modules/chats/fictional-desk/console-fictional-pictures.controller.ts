import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffPictures } from '../../console/staff/staff.api.js';
import { FictionalChats } from '../chats.api.js';
import { FictionalDeskCalls } from './fictional-desk-calls.js';
import { AnswerTurns } from './turns/answer-turns.js';

const keyPattern = /^([A-Za-z0-9_-]{22})\.webp$/;

/**
 * Pictures that members sent to fictional profiles, for whoever holds the conversation and as long as they do. They are
 * blurred until they are asked for, as for members (trust 20), and who looks at the clear one is written down.
 */
@Controller()
export class ConsoleFictionalPicturesController {
  constructor(
    private readonly answerTurns: AnswerTurns,
    private readonly fictionalChats: FictionalChats,
    private readonly fictionalDeskCalls: FictionalDeskCalls,
    private readonly staffPictures: StaffPictures,
  ) {}

  /** @throws Problem `desk_item_lost` when somebody else has the conversation */
  @Get('/admin-api/fictional-pictures/:tenant/:file')
  file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.staffPictures.send(request, reply, {
      tenantId,
      right: 'fictional:answer',
      keptFor: 0,
      read: async (caller) => {
        await this.fictionalDeskCalls.count('look', caller);
        const [, key] = keyPattern.exec(file) ?? [];
        const found = key === undefined ? undefined : await this.fictionalChats.picture(key);
        if (!found) return undefined;
        await this.answerTurns.held(found.conversationId, caller);
        const bytes = await found.read();
        const seen = { subject: found.messageId, by: 'fictional' } as const;
        return bytes && { bytes, format: 'webp', ...(found.isClear ? { seen } : {}) };
      },
    });
  }
}
