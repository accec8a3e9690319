import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../kernel/ground/problem.js';
import { hasTag } from '../../../kernel/http/not-modified.js';
import { ServePhoto } from './files/serve-photo.js';
import { parsePhotoAddress } from './photo-rules.js';

/**
 * Files of photos. Not a route of the JSON contract: its answers are pictures, its addresses come out of the contract's
 * answers ready made. Whoever may not see a picture gets the answer of one that does not exist.
 */
@Controller()
export class PhotosController {
  constructor(private readonly servePhoto: ServePhoto) {}

  /** `/photos/<key>-<width>.webp` or `.avif`, and `/photos/<key>.webp` for the blurred rendition under its own key. */
  @Get('/photos/:file')
  file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(file, undefined, request, reply);
  }

  /** The same behind a `cdn_prefix`, where no session is sent. */
  @Get('/photos/:grant/:file')
  grantedFile(
    @Param('grant') grant: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(file, grant, request, reply);
  }

  private async answer(
    file: string,
    grant: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const address = parsePhotoAddress(file);
    // The console's host has no brand and no members' pictures.
    if (!address || !request.tenant) throw problem('not_found');
    const caller = await request.call.caller();
    const memberId = caller.kind === 'member' ? caller.memberId : null;
    const photo = await this.servePhoto.find(address, {
      memberId,
      here: request.call.request.country,
      grant,
    });
    if (!photo) throw problem('not_found');
    void reply.headers({
      etag: photo.etag,
      'cache-control': photo.cacheControl,
      'x-content-type-options': 'nosniff',
      // A part of so small a file is not worth a second answer: a range request gets the whole.
      'accept-ranges': 'none',
    });
    if (hasTag(request.headers['if-none-match'], photo.etag)) return void reply.code(304).send();
    const bytes = await this.servePhoto.read(photo);
    if (!bytes) throw problem('not_found');
    void reply.header('content-type', `image/${address.format}`).send(bytes);
  }
}
