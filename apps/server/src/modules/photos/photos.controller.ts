import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../kernel/http/problem.js';
import { parsePhotoAddress } from './photo-rules.js';
import { ServePhoto } from './serve-photo.js';

/**
 * Files of photos. Not a route of the JSON contract: its answers are pictures, its addresses come out of the contract's
 * answers ready made. Whoever may not see a picture gets the answer of one that does not exist.
 */
@Controller()
export class PhotosController {
  constructor(@Inject(ServePhoto) private readonly photos: ServePhoto) {}

  /** `/photos/<key>-<width>.webp`, and `/photos/<key>.webp` for the blurred rendition under its own key. */
  @Get('/photos/:file')
  async file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const address = parsePhotoAddress(file);
    // The console's host has no brand and no members' pictures.
    if (!address || !request.tenant) throw problem('not_found');
    const caller = await request.call.caller();
    const photo = await this.photos.find(address, caller.kind === 'member' ? caller.memberId : null);
    if (!photo) throw problem('not_found');
    void reply.headers({
      etag: photo.etag,
      'cache-control': photo.cacheControl,
      'x-content-type-options': 'nosniff',
    });
    if (matches(request.headers['if-none-match'], photo.etag)) return void reply.code(304).send();
    const bytes = await this.photos.read(photo);
    if (!bytes) throw problem('not_found');
    void reply.header('content-type', 'image/webp').send(bytes);
  }
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header === '*' ||
    (header
      ?.split(',')
      .map((entry) => entry.trim().replace(/^W\//, ''))
      .includes(etag) ??
      false)
  );
}
