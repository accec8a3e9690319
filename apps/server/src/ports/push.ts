/** Where a browser takes push messages: what its push service gave it (Push API). */
export interface PushTarget {
  endpoint: string;
  /** Keys of the browser, base64url: the message is encrypted end to end. */
  keys: { p256dh: string; auth: string };
}

/** What the service worker gets: a neutral text and where it leads, nothing about anybody. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of the brand's own site. */
  path: string;
  /** For the app's badge: unread messages and new likes. */
  count: number;
}

/** What was sent, for people who develop. */
export interface SentPush extends PushMessage {
  tenantId: string;
  /** SHA-256 of the endpoint, base64url: the address itself is kept with its member alone. */
  browser: string;
  sentAt: Date;
}

/** What became of a message. After `gone` and `refused` the subscription is of no use. */
export type PushOutcome =
  | 'sent'
  /** The browser takes none any more. */
  | 'gone'
  /** Its service knows the browser by another key than the installation's: it has to subscribe again. */
  | 'refused';

/** Sends push messages to browsers. */
export abstract class Push {
  /** The key that browsers subscribe with (VAPID, base64url); null where push is not set up. */
  abstract readonly publicKey: string | null;

  /** @throws Error when the service did not take it now */
  abstract send(tenantId: string, target: PushTarget, message: PushMessage): Promise<PushOutcome>;

  /** What was kept instead of sent, the newest first; nothing where messages are really sent. */
  abstract list(tenantId: string, atMost: number): Promise<SentPush[]>;
}
