import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localizedText } from '@kindling/contract/brands/settings/settings-rules';
import type { PageName } from '@kindling/contract/pages';
import { localizedPath } from '@kindling/contract/paths/paths';
import { problem } from '../../../../kernel/ground/problem.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import { BrandLooks } from '../theme/brand-looks.js';
import { appManifest } from './app-manifest.js';

/** The app's shortcuts: pages and their labels. */
const destinations = [
  ['members', 'discover'],
  ['chats', 'messages'],
  ['likes', 'likes'],
] as const satisfies readonly (readonly [PageName, string])[];

/** The manifest of a brand's site as an installable app. */
@Controller()
export class AppController {
  constructor(
    private readonly brandLooks: BrandLooks,
    private readonly texts: Texts,
  ) {}

  @Get('/manifest.webmanifest')
  manifest(@Req() { tenant }: FastifyRequest, @Res() reply: FastifyReply): void {
    if (!tenant) throw problem('not_found');
    const { name, description, domain_language: language } = tenant.settings;
    const { assets, tokens } = this.brandLooks.of(tenant.settings);
    const t = this.texts.in(language);
    const manifest = appManifest({
      ...{ name, language, assets, canvas: tokens.colours.canvas },
      description: localizedText(description, language, language),
      shortcuts: destinations.map(([page, called]) => ({
        name: t(`common:nav.${called}`),
        url: localizedPath(page, language, language),
      })),
    });
    void reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  }
}
