import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../../kernel/ground/problem.js';
import { acceptedEncoding, worthCompressing } from '../../../../kernel/pages/compress.js';
import { MarksRepository } from '../logos/marks.repository.js';
import { BrandLooks } from './brand-looks.js';
import { BrandPictures } from './brand-pictures.js';
import { fixedStylesheet } from './theme-stylesheet.js';

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** Served in place of a look that is gone, to a page that is older than the present one. */
const never = 'no-store';

/** The files of a brand's look; they name no member. */
@Controller()
export class ThemeController {
  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly brandPictures: BrandPictures,
    private readonly marks: MarksRepository,
  ) {}

  @Get('/theme/:file')
  async worn(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mark = /^([\w-]{22})\.webp$/.exec(file)?.[1];
    if (mark !== undefined) await this.mark(mark, request, reply);
    else this.stylesheet(file, request, reply);
  }

  /** A logo or an icon that the brand brought itself. Pages that are older than its look find theirs, too. */
  private async mark(name: string, { tenant }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = tenant && (await this.marks.find(tenant.id, name));
    if (!found) throw problem('not_found');
    void reply
      .headers({
        ...{ 'cache-control': aYear, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      })
      .send(found.bytes);
  }

  private stylesheet(file: string, request: FastifyRequest, reply: FastifyReply): void {
    const [, hash, mode] = /^([\w-]{16})(?:\.(light|dark))?\.css$/.exec(file) ?? [];
    const settings = request.tenant?.settings;
    if (hash === undefined) throw problem('not_found');
    const css = this.brandLooks.stylesheet(`${hash}.css`, settings);
    // A page that was open while the brand changed its colours stays a page.
    const present =
      settings && this.brandLooks.stylesheet(this.brandLooks.of(settings).stylesheet.slice(7), settings);
    const shown = css ?? present;
    if (shown === undefined) throw problem('not_found');
    void reply
      .header('cache-control', css === undefined ? never : aYear)
      .header('content-type', 'text/css; charset=utf-8')
      .send(mode ? fixedStylesheet(shown, mode as 'light' | 'dark') : shown);
  }

  @Get('/themes/*')
  async picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = (request.params as { '*': string })['*'];
    const [, theme = '', own, file = ''] = /^([a-z0-9-]+)(?:\.([\w-]+))?\/(.+)$/.exec(path) ?? [];
    const { tenant } = request;
    const settings = tenant?.settings;
    if (!tenant || !settings || !this.brandLooks.has(theme)) throw problem('not_found');
    const isWorn = own !== undefined && this.brandLooks.of(settings).assets === `/themes/${theme}.${own}`;
    // The theme's own pictures keep their address, whatever a brand's look is.
    const picture = await this.brandPictures.picture(
      tenant.id,
      isWorn ? settings : { ...settings, theme, look: undefined },
      file,
    );
    if (!picture) throw problem('not_found');
    const isKept = isWorn && file !== 'card.png' ? aYear : own === undefined || isWorn ? anHour : never;
    const isDrawing = picture.type === 'image/svg+xml' && worthCompressing(picture.bytes);
    const encoding = isDrawing ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    void reply.header('cache-control', isKept).header('content-type', picture.type);
    if (isDrawing) void reply.header('vary', 'accept-encoding');
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.send(await this.brandPictures.encoded(picture, encoding));
  }
}
