export interface Sms {
  /** Our id, to recognise a message handed over twice. */
  id: string;
  /** The brand that sends it. */
  tenantId: string;
  /** In international format: `+31612345678`. */
  to: string;
  text: string;
}

/** Hands text messages to a gateway. Its logs never contain a number. */
export abstract class SmsGateway {
  /** Whether a gateway exists: without one, features that need a text message are not offered. */
  abstract readonly isAvailable: boolean;

  /** Rejects when the gateway did not accept the message. */
  abstract send(sms: Sms): Promise<void>;
}
