import { Agent } from 'node:https';
import webPush, { WebPushError } from 'web-push';
import {
  Push,
  type PushMessage,
  type PushOutcome,
  type PushTarget,
  type SentPush,
} from '../../ports/push.js';
import { lookUpPublic } from './public-addresses.js';

/** A message not delivered within a day is outdated. */
const livesSeconds = 24 * 3600;
const silenceMs = 10_000;
/** Responses of services for an ended subscription. */
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/**
 * Responses where the key differs from the subscription's: RFC 8292, section 4.2, says 401 and 403, and some send 400.
 */
const refusedStatuses: ReadonlySet<number> = new Set([400, 401, 403]);

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** The operator's contact address for push services: `mailto:` or `https:`. */
  subject: string;
}

/** Sends push messages to the browsers' push services, signed by the installation's keys (RFC 8030, 8291, 8292). */
export class WebPush extends Push {
  readonly publicKey: string;

  /** @param agent only for tests: connections that may lead to this machine */
  constructor(
    private readonly keys: VapidKeys,
    private readonly agent: Agent = new Agent({ lookup: lookUpPublic, keepAlive: true, maxSockets: 20 }),
  ) {
    super();
    this.publicKey = keys.publicKey;
  }

  override async send(_tenantId: string, target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    try {
      await webPush.sendNotification(target, JSON.stringify(message), {
        vapidDetails: this.keys,
        TTL: livesSeconds,
        timeout: silenceMs,
        urgency: 'normal',
        // A newer message replaces one that still waits for its browser.
        topic: 'news',
        agent: this.agent,
      });
      return 'sent';
    } catch (error) {
      const status = error instanceof WebPushError ? error.statusCode : undefined;
      if (status !== undefined && goneStatuses.has(status)) return 'gone';
      if (status !== undefined && refusedStatuses.has(status)) return 'refused';
      // The library's error contains the member's endpoint, so it is not passed on.
      throw new Error('A push service took no message', { cause: status });
    }
  }

  override list(): Promise<SentPush[]> {
    return Promise.resolve([]);
  }

  /** Called by Nest when the process ends. */
  onApplicationShutdown(): void {
    this.agent.destroy();
  }
}
