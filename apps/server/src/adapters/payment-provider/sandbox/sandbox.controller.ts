import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problem } from '../../../kernel/ground/problem.js';
import { Texts } from '../../../kernel/ground/texts.js';
import { refundOutcomes } from '../../../ports/payment-provider.js';
import { ChooseOutcome } from './choose-outcome.js';
import { SandboxCheckouts, type SandboxCheckout } from './sandbox-checkouts.js';
import {
  deliveryCopies,
  deliveryDelays,
  offeredOutcomes,
  renderSandboxPage,
  sandboxPagePolicy,
} from './sandbox-page.js';
import { SandboxRefunds } from './sandbox-refunds.js';

const params = z.object({ reference: z.string().regex(/^[\w-]{43}$/) });
const choice = z.strictObject({
  outcome: z.enum(offeredOutcomes),
  delay: z.enum(deliveryDelays).default('0'),
  copies: z.enum(deliveryCopies).default('1'),
  disorder: z.literal('on').optional(),
});
const refundChoice = z.strictObject({ refunds: z.enum(refundOutcomes) });

/**
 * The provider's side of a sandbox payment: a page of its own, not part of the brand's site or API. Possession of the
 * address authenticates the payer, as with a provider's hosted page.
 */
@Controller('sandbox/pay/:reference')
export class SandboxController {
  constructor(
    private readonly sandboxCheckouts: SandboxCheckouts,
    private readonly chooseOutcome: ChooseOutcome,
    private readonly sandboxRefunds: SandboxRefunds,
    private readonly texts: Texts,
  ) {}

  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const checkout = await this.checkoutOf(request);
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', sandboxPagePolicy)
      // With no-referrer a browser would call the form's origin "null".
      .header('referrer-policy', 'same-origin')
      .send(renderSandboxPage(checkout, this.texts.in(checkout.language)));
  }

  @Post()
  @RouteConfig({ form: true })
  async choose(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isFromOwnPage(request)) throw problem('cross_site_request');
    const checkout = await this.checkoutOf(request);
    const given = { ...(request.body as object | undefined) };
    const ofRefunds = refundChoice.safeParse(given);
    if (ofRefunds.success) await this.sandboxRefunds.decide(checkout.reference, ofRefunds.data.refunds);
    else await this.decide(checkout.reference, given);
    await reply.code(303).header('location', checkout.returnUrl).send();
  }

  private async decide(reference: string, given: unknown): Promise<void> {
    const body = choice.safeParse(given);
    if (!body.success) throw problem('validation_failed');
    const { outcome, delay, copies, disorder } = body.data;
    const delivery = { delaySeconds: Number(delay), copies: Number(copies), disordered: disorder === 'on' };
    await this.chooseOutcome.choose(reference, outcome, delivery);
  }

  private async checkoutOf(request: FastifyRequest): Promise<SandboxCheckout> {
    const parsed = params.safeParse(request.params);
    // The console's host has no brand, and so no payments.
    const checkout =
      request.tenant && parsed.success ? await this.sandboxCheckouts.find(parsed.data.reference) : undefined;
    if (!checkout) throw problem('not_found');
    return checkout;
  }
}

/** A browser sends a form's origin; a request without one is not from a browser and is refused too. */
function isFromOwnPage({ headers, call }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === call.request.origin : site === 'same-origin';
}
