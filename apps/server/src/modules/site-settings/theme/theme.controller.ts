import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../kernel/http/problem.js';
import { ThemeFiles } from './theme-files.js';

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** What a brand looks like: files that every host may serve, since they name no member. */
@Controller()
export class ThemeController {
  constructor(@Inject(ThemeFiles) private readonly themes: ThemeFiles) {}

  @Get('/theme/:file')
  stylesheet(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const css = this.themes.stylesheet(file);
    if (css === undefined) throw problem('not_found');
    void reply.header('cache-control', aYear).header('content-type', 'text/css; charset=utf-8').send(css);
  }

  @Get('/themes/*')
  picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const picture = this.themes.picture((request.params as { '*': string })['*']);
    if (!picture) throw problem('not_found');
    void reply.header('cache-control', anHour).header('content-type', 'image/svg+xml').send(picture);
  }
}
