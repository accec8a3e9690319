import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
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
    @Inject(AnswerTurns) private readonly turns: AnswerTurns,
    @Inject(FictionalChats) private readonly chats: FictionalChats,
    @Inject(FictionalDeskCalls) private readonly calls: FictionalDeskCalls,
    @Inject(StaffPictures) private readonly pictures: StaffPictures,
  ) {}

  /** @throws Problem `desk_item_lost` when somebody else has the conversation */
  @Get('/admin-api/fictional-pictures/:tenant/:file')
  file(
    @Param('tenant') tenantId: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pictures.send(request, reply, {
      tenantId,
      right: 'fictional:answer',
      keptFor: 0,
      read: async (caller) => {
        await this.calls.count('look', caller);
        const [, key] = keyPattern.exec(file) ?? [];
        const found = key === undefined ? undefined : await this.chats.picture(key);
        if (!found) return undefined;
        await this.turns.held(found.conversationId, caller);
        const bytes = await found.read();
        const seen = { subject: found.messageId, by: 'fictional' } as const;
        return bytes && { bytes, format: 'webp', ...(found.isClear ? { seen } : {}) };
      },
    });
  }
}
