import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../kernel/ground/problem.js';
import { MessagePictures } from './message-pictures.js';

/**
 * Pictures of chats, for the two of the conversation. Not a route of the JSON contract: its answers are pictures, its
 * addresses come out of the contract's answers ready made. Everybody else gets the answer of one that does not exist.
 */
@Controller()
export class ChatPhotosController {
  constructor(private readonly messagePictures: MessagePictures) {}

  @Get('/chat-photos/:file')
  async file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // The console's host has no brand and no members' pictures.
    if (!request.tenant) throw problem('not_found');
    const caller = await request.call.caller();
    const bytes =
      caller.kind === 'member' ? await this.messagePictures.read(caller.memberId, file) : undefined;
    if (!bytes) throw problem('not_found');
    void reply
      .headers({
        'content-type': 'image/webp',
        // It leaves no copy on the device.
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'none',
      })
      .send(bytes);
  }
}
