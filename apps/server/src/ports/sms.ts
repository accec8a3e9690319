export interface Sms {
  /** Ours, for recognising one that was handed over twice. */
  id: string;
  /** The brand that sends it. */
  tenantId: string;
  /** As networks write it: `+31612345678`. */
  to: string;
  text: string;
}

/** Hands short messages to a gateway. What it logs names no number. */
export abstract class SmsGateway {
  /** Whether there is one: without it, nothing that needs a message is offered. */
  abstract readonly isAvailable: boolean;

  /** Rejects when the gateway did not take the message. */
  abstract send(sms: Sms): Promise<void>;
}
