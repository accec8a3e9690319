import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../kernel/http/problem.js';
import { SocialCards } from './social-cards.js';
import { ThemeFiles } from './theme-files.js';

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** What a brand looks like: files that every host may serve, since they name no member. */
@Controller()
export class ThemeController {
  constructor(
    @Inject(ThemeFiles) private readonly themes: ThemeFiles,
    @Inject(SocialCards) private readonly cards: SocialCards,
  ) {}

  @Get('/theme/:file')
  stylesheet(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const css = this.themes.stylesheet(file);
    if (css === undefined) throw problem('not_found');
    void reply.header('cache-control', aYear).header('content-type', 'text/css; charset=utf-8').send(css);
  }

  @Get('/themes/:theme/card.png')
  async card(
    @Param('theme') theme: string,
    @Req() { tenant }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const card = tenant && (await this.cards.card(theme, tenant.settings));
    if (!card) throw problem('not_found');
    void reply.header('cache-control', anHour).header('content-type', 'image/png').send(card);
  }

  @Get('/themes/*')
  async picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = (request.params as { '*': string })['*'];
    const [picture, icon] = [this.themes.picture(path), await this.themes.appIcon(path)];
    if (!picture && !icon) throw problem('not_found');
    reply.header('cache-control', anHour).header('content-type', picture ? 'image/svg+xml' : 'image/png');
    await reply.send(picture ?? icon);
  }
}
