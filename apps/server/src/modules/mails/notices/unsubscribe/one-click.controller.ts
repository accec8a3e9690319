import { Controller, Get, HttpCode, NotFoundException, Param, Post, Redirect, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { localizedPath } from '@kindling/contract/paths/paths';
import * as routes from '@kindling/contract/mails/calls/unsubscribe';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { runEndpoint } from '../../../../kernel/http/pipeline.js';
import { Unsubscribe } from './unsubscribe.js';

/**
 * The address in the header `List-Unsubscribe`. Mail programs post a form of their own to it (RFC 8058), of either type or
 * none, without cookies and without a page: the token alone says what is wanted. A person who opens it is led to the page
 * that asks first, as programs open links unasked.
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
    // By the same way in as the page's call, so that it has its limits and its checks.
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
