import { Controller, Get, HttpCode, NotFoundException, Param, Post, Redirect, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { localizedPath } from '@kindling/contract/paths/paths';
import * as routes from '@kindling/contract/mails/calls/unsubscribe';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { runEndpoint } from '../../../../kernel/http/pipeline.js';
import { Unsubscribe } from './unsubscribe.js';

/**
 * The address in the header `List-Unsubscribe`. Mail programs post their own form to it (RFC 8058), of either type or
 * none, without cookies and without a page: the token alone carries the request. A person who opens it is redirected to
 * the page that asks first, because programs open links unasked.
 */
@Controller('api/unsubscribe')
export class OneClickController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Get(':token')
  @Redirect(undefined, 303)
  show(@Param('token') token: string): { url: string } {
    if (!TenantContext.isSet()) throw new NotFoundException();
    const { domain_language: domain } = TenantContext.current().settings;
    return { url: `${localizedPath('unsubscribe', domain, domain)}#${encodeURIComponent(token)}` };
  }

  @Post(':token')
  @HttpCode(200)
  @RouteConfig({ unread: true })
  async end(@Req() request: FastifyRequest<{ Params: { token: string } }>): Promise<{ done: true }> {
    if (!TenantContext.isSet()) throw new NotFoundException();
    // Through the same pipeline as the page's call, so that its limits and checks apply.
    const raw = { body: { token: request.params.token } };
    await runEndpoint(
      routes.unsubscribe,
      async ({ body }) => ({ kinds: await this.unsubscribe.end(body.token) }),
      raw,
      request.call,
    );
    return { done: true };
  }
}
