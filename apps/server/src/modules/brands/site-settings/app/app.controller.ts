import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../../../kernel/ground/problem.js';
import { BrandLooks } from '../theme/brand-looks.js';
import { appManifest } from './app-manifest.js';

/** The manifest of a brand's site as an installable app. */
@Controller()
export class AppController {
  constructor(private readonly brandLooks: BrandLooks) {}

  @Get('/manifest.webmanifest')
  manifest(@Req() { tenant }: FastifyRequest, @Res() reply: FastifyReply): void {
    if (!tenant) throw problem('not_found');
    const { name, domain_language: language } = tenant.settings;
    const { assets, tokens } = this.brandLooks.of(tenant.settings);
    void reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .send(JSON.stringify(appManifest({ name, language, canvas: tokens.colours.canvas, assets })));
  }
}
