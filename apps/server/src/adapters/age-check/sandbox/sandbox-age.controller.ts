import { createHash } from 'node:crypto';
import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { ageOutcomes } from '@kindling/contract/profiles/calls/age-checks';
import { problem } from '../../../kernel/ground/problem.js';
import { Texts } from '../../../kernel/ground/texts.js';
import { AgeCheck } from '../../../ports/age-check.js';
import { SandboxAgeCheck, type SandboxAgeOrder } from './sandbox-age-check.js';

const choice = z.strictObject({ outcome: z.enum(ageOutcomes) });

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:1rem;background:#eef0f3;color:#1d2530;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:#fff;border:1px solid #cfd5dd;border-radius:.75rem;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1rem}
form{display:grid;gap:.75rem}
button{width:100%;padding:.75rem 1rem;border:1px solid #57606c;border-radius:.5rem;background:#fff;color:#1d2530;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #1558d6;outline-offset:2px}
`.replaceAll('\n', '');
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The provider's page of a sandbox age check; possession of the address authenticates the member. Not mounted in
 * production.
 */
@Controller('sandbox/age')
export class SandboxAgeController {
  constructor(
    private readonly ageCheck: AgeCheck,
    private readonly texts: Texts,
  ) {}

  @Get()
  async show(
    @Query('order') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { order } = this.find(token, request);
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      // With no-referrer a browser would call the form's origin "null".
      .header('referrer-policy', 'same-origin')
      .send(page(order, this.texts.in(order.language)));
  }

  @Post()
  @RouteConfig({ form: true })
  async choose(
    @Query('order') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isFromOwnPage(request)) throw problem('cross_site_request');
    const { order, provider } = this.find(token, request);
    const body = choice.safeParse({ ...(request.body as object | undefined) });
    if (!body.success) throw problem('validation_failed');
    await reply.code(303).header('location', provider.answer(order, body.data.outcome)).send();
  }

  private find(
    token: unknown,
    request: FastifyRequest,
  ): { order: SandboxAgeOrder; provider: SandboxAgeCheck } {
    const { provider } = this.ageCheck;
    // The console's host has no brand, and so no members.
    const order =
      request.tenant && provider instanceof SandboxAgeCheck ? provider.orderOf(String(token)) : undefined;
    if (!order || !(provider instanceof SandboxAgeCheck)) throw problem('not_found');
    return { order, provider };
  }
}

/** A plain form in the member's language; it needs no script. */
function page({ language }: SandboxAgeOrder, t: TFunction): string {
  const buttons = ageOutcomes.map(
    (outcome) => `<button name="outcome" value="${outcome}">${t(`sandbox:age.${outcome}`)}</button>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('sandbox:age.title')}</title><style>${style}</style></head>
<body><main>
<h1>${t('sandbox:age.title')}</h1>
<p>${t('sandbox:age.notice')}</p>
<form method="post">${buttons.join('\n')}</form>
</main></body>
</html>
`;
}

/** A browser sends a form's origin; a request without one is not from a browser and is refused too. */
function isFromOwnPage({ headers, call }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === call.request.origin : site === 'same-origin';
}
