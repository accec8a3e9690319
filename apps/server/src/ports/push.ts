/** A browser's push subscription, as its push service issued it (Push API). */
export interface PushTarget {
  endpoint: string;
  /** Keys of the browser, base64url: the message is encrypted end to end. */
  keys: { p256dh: string; auth: string };
}

/** The message for the service worker: a neutral text and its target, nothing about any person. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the brand's own site. */
  path: string;
  /** Count of the app's badge: unread messages and new likes. */
  count: number;
}

/** A sent message, for development. */
export interface SentPush extends PushMessage {
  tenantId: string;
  /** SHA-256 of the endpoint, base64url: only the member's row has the address itself. */
  browser: string;
  sentAt: Date;
}

/** Outcome of a message. After `gone` and `refused` the subscription is useless. */
export type PushOutcome =
  | 'sent'
  /** The subscription has ended. */
  | 'gone'
  /** Its push service knows the browser by another key than the installation's: it has to subscribe again. */
  | 'refused';

/** Sends push messages to browsers. */
export abstract class Push {
  /** The key that browsers subscribe with (VAPID, base64url); null where push is not set up. */
  abstract readonly publicKey: string | null;

  /** @throws Error when the service did not accept it now */
  abstract send(tenantId: string, target: PushTarget, message: PushMessage): Promise<PushOutcome>;

  /** Messages that were kept instead of sent, newest first; empty where messages are really sent. */
  abstract list(tenantId: string, atMost: number): Promise<SentPush[]>;
}
