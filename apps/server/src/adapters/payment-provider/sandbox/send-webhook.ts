import http from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENVIRONMENT, type Environment } from '../../../kernel/config/environment.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { defineJob, JobHandler, type HandlesJob } from '../../../kernel/outbox/job.js';
import { Clock } from '../../../ports/clock.js';
import { SandboxCheckouts } from './sandbox-checkouts.js';
import { webhookBody } from './webhook-body.js';
import { sign, signatureHeader, webhookKey } from './webhook-signature.js';

/** Reports the payer's choice to the server; repeated until accepted, under the same event id. */
export const sandboxWebhookJob = defineJob('sandbox.webhook', webhookBody, {
  subject: ({ reference }) => reference,
});

const timeoutMs = 10_000;

/** Sends the sandbox's webhooks over HTTP, signed, as a provider would. */
@Injectable()
@JobHandler(sandboxWebhookJob)
export class SendSandboxWebhook implements HandlesJob<z.output<typeof webhookBody>> {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly sandboxCheckouts: SandboxCheckouts,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when the message was not accepted; the outbox retries */
  async handle(event: z.output<typeof webhookBody>): Promise<void> {
    const checkout = await this.sandboxCheckouts.find(event.reference);
    if (!checkout) return;
    const key = webhookKey(this.environment.KINDLING_SECRET, TenantContext.id());
    const body = Buffer.from(JSON.stringify(event));
    const signature = sign(key, body, this.clock.now());
    const status = await this.post(new URL(checkout.webhookUrl), body, signature);
    if (status !== 200) throw new WebhookNotTaken(`answered ${status}`);
  }

  /** Sent to this server itself, whatever the host name resolves to; the name identifies the brand. */
  private post(url: URL, body: Buffer, signature: string): Promise<number> {
    const { HOST, PORT } = this.environment;
    return new Promise((resolve, reject) => {
      const request = http.request({
        host: HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST,
        port: PORT,
        path: url.pathname,
        method: 'POST',
        agent: false,
        timeout: timeoutMs,
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': body.length,
          [signatureHeader]: signature,
        },
      });
      request.once('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.once('timeout', () => request.destroy(new WebhookNotTaken('no answer in time')));
      request.once('error', reject);
      request.end(body);
    });
  }
}

class WebhookNotTaken extends Error {
  override readonly name = 'WebhookNotTaken';
}
